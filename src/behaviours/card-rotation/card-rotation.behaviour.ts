import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Shows the cards of a long row in random order, four at a time. */
export const cardRotationBehaviour: Declaration = {
  kind: "behaviour",
  name: "card-rotation",
  when: "visible",
  load: () => import("./card-rotation.ts"),
};
