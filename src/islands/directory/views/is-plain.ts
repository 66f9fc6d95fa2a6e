import type { MouseEvent } from "react";

/** Whether a click follows its link in this very window; others open it beside the page. */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
