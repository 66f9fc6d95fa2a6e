import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Plays a card's video over the page; nothing is requested from the provider before the click. */
export const videoOverlayBehaviour: Declaration = {
  kind: "behaviour",
  name: "video-overlay",
  when: "visible",
  load: () => import("./video-overlay.ts"),
};
