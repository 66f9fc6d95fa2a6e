import type { Declaration } from "../../shared/enhance/declaration.ts";

/**
 * Opens the question that the address names, adds a link to each question, prints every answer, and makes plain
 * headings with text below them open and close.
 */
export const faqBehaviour: Declaration = {
  kind: "behaviour",
  name: "faq",
  when: "visible",
  load: () => import("./faq.ts"),
};
