/** French texts of an open share panel, all of them this project's own. */
import { words } from "../../../../shared/text/words.ts";

export const shareMessages = words("programme-share", {
  newTab: "(nouvel onglet)",
  copyLink: "Copier le lien",
  copied: "Le lien a été copié dans votre presse-papiers.",
  linkField: "Lien de l’activité",
  copyFailed: "La copie a échoué. Voici le lien à copier\u00a0:",
} as const);
