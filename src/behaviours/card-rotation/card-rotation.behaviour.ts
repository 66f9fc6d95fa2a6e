import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Gives every card of a long row its turn in sight: four at a time, in an order of chance. */
export const cardRotationBehaviour: Declaration = {
  kind: "behaviour",
  name: "card-rotation",
  when: "visible",
  load: () => import("./card-rotation.ts"),
};
