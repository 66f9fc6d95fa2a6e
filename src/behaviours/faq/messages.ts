/** French texts of the questions and answers, all of them this project's own. */
import { words } from "../../shared/text/words.ts";

export const faqMessages = words("faq", {
  link: "Lien vers cette question",
  copied: "Le lien a été copié dans votre presse-papiers.",
  copyFailed: "Le lien est dans la barre d’adresse.",
} as const);
