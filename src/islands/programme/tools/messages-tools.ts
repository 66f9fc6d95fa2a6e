/** Texts of parts that load when the page is idle; those under `ours` are this project's own (ruling D51). */
import { grouped } from "../../../shared/text/grouped.ts";
import { words } from "../../../shared/text/words.ts";

export const toolsMessages = words("programme-extras", {
  shared: "Le lien URL des résultats de votre recherche a été copié dans votre presse-papiers.",
  ours: {
    shareFailed: "La copie a échoué. Voici le lien à copier\u00a0:",
    toFilters: "Retour aux filtres",
    /** An option of a native select, with the number of activities that it would give. */
    optionCount: (name: string, counted: string) => `${name} – ${counted}`,
    addShown: (count: number) =>
      count === 1 ? "Ajouter cette activité" : `Ajouter ces ${grouped(count)} activités`,
    addShownTo: "à l’agenda (.ics)",
    addShownBut: (count: number) =>
      count === 1 ? ", sauf 1 annulée ou sans date" : `, sauf ${grouped(count)} annulées ou sans date`,
    addedShown: (count: number) =>
      count === 1
        ? "Fichier d’agenda téléchargé\u00a0: 1 activité"
        : `Fichier d’agenda téléchargé\u00a0: ${grouped(count)} activités`,
  },
} as const);
