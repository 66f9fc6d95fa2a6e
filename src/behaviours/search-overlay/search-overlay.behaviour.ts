import type { Declaration } from "../../shared/enhance/declaration.ts";

/**
 * Opens the header's search as a modal dialog: the page behind is inert and does not scroll, and the field has focus.
 */
export const searchOverlayBehaviour: Declaration = {
  kind: "behaviour",
  name: "search-overlay",
  when: "idle",
  load: () => import("../header.ts").then(({ searchOverlay: mount }) => ({ mount })),
};
