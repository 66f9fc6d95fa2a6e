import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Adds the bookmark that keeps an activity to a card that the server prints. */
export const keepBehaviour: Declaration = {
  kind: "behaviour",
  name: "keep",
  when: "visible",
  load: () => import("./keep.ts"),
};
