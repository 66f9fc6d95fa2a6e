import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Shows one poster at a time, the next one every four seconds until the visitor takes over. */
export const mustSeeBehaviour: Declaration = {
  kind: "behaviour",
  name: "must-see",
  when: "visible",
  load: () => import("./must-see.ts"),
};
