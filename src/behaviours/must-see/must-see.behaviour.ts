import type { Declaration } from "../../shared/enhance/declaration.ts";

/** One poster at a time, turning by itself every four seconds until somebody takes it over. */
export const mustSeeBehaviour: Declaration = {
  kind: "behaviour",
  name: "must-see",
  when: "visible",
  load: () => import("./must-see.ts"),
};
