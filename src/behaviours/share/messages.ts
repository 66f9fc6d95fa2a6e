/**
 * French texts of a share block, all of them this project's own. The theme prints those that are visible without
 * script.
 */
import { words } from "../../shared/text/words.ts";

export const shareMessages = words("share", {
  share: "Partager",
  address: "Lien à copier",
  copyLink: "Copier le lien",
  copied: "Le lien a été copié dans votre presse-papiers.",
  copyFailed: "La copie a échoué. Le lien est sélectionné, copiez-le.",
  system: "Autre application…",
  newTab: "(nouvel onglet)",
} as const);
