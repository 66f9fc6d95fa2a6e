import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Plays a card's video over the page, without leaving it; nothing comes from the provider before the click. */
export const videoOverlayBehaviour: Declaration = {
  kind: "behaviour",
  name: "video-overlay",
  when: "visible",
  load: () => import("./video-overlay.ts"),
};
