import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Covers that one leafs through, each with its words beside it. */
export const booksBehaviour: Declaration = {
  kind: "behaviour",
  name: "books",
  when: "visible",
  load: () => import("./books.ts"),
};
