import type { Declaration } from "../../shared/enhance/declaration.ts";

/**
 * An address leads to a question and opens it, each question has a link to pass on, paper shows every answer; and plain
 * headings with their text below, all that some editors can write, fold.
 */
export const faqBehaviour: Declaration = {
  kind: "behaviour",
  name: "faq",
  when: "visible",
  load: () => import("./faq.ts"),
};
