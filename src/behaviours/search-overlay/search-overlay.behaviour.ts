import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Makes the header's search a modal dialog: the page behind is inert and still, the field has the focus. */
export const searchOverlayBehaviour: Declaration = {
  kind: "behaviour",
  name: "search-overlay",
  when: "idle",
  load: () => import("../header.ts").then(({ searchOverlay: mount }) => ({ mount })),
};
