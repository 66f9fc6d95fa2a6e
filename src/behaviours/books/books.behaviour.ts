import type { Declaration } from "../../shared/enhance/declaration.ts";

/** A carousel of covers, each with the book's text beside it. */
export const booksBehaviour: Declaration = {
  kind: "behaviour",
  name: "books",
  when: "visible",
  load: () => import("./books.ts"),
};
