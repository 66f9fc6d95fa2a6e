/** Texts of parts that load when the page is idle; those under `ours` are this project's own (ruling D51). */
import { words } from "../../../shared/text/words.ts";

export const extrasMessages = words("programme-extras", {
  shared: "Le lien URL des résultats de votre recherche a été copié dans votre presse-papiers.",
  ours: {
    shareFailed: "La copie a échoué. Voici le lien à copier\u00a0:",
    toFilters: "Retour aux filtres",
  },
} as const);
