import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Shows how many activities the visitor keeps beside a link to his selection. */
export const selectionLinkBehaviour: Declaration = {
  kind: "behaviour",
  name: "selection-link",
  when: "idle",
  load: () => import("./selection-link.ts"),
};
