/** Keeping activities, for `src/markers.ts`. */
import type { MarkerFacts } from "./marker-facts.ts";

export const selectionFacts: readonly MarkerFacts[] = [
  {
    kind: "behaviour",
    name: "keep",
    title: "Garder une activité",
    purpose:
      "Un signet sur une carte que le serveur imprime : un clic garde l’activité dans « Ma sélection ».",
    attributes: [
      {
        name: "data-activity",
        value: "text",
        example: "123",
        required: true,
        about: "L’identifiant de l’activité, le même que dans l’API.",
      },
      {
        name: "data-title",
        value: "text",
        example: "Le grand bal des poètes",
        without: "le titre ou le lien le plus proche",
        about: "Son titre, que disent les lecteurs d’écran.",
      },
    ],
    inside: [],
    snippet: `<div data-behaviour="keep" data-activity="123">
  <h3><a href="/activites/bal">Le grand bal des poètes</a></h3>
</div>`,
  },
  {
    kind: "behaviour",
    name: "selection-link",
    title: "Lien vers Ma sélection",
    purpose: "Le nombre d’activités gardées, à côté du lien vers la page qui les montre.",
    attributes: [],
    inside: [{ name: "a[href]", required: true, about: "Un lien ; ou le marqueur est lui-même ce lien." }],
    snippet: `<div data-behaviour="selection-link">
  <p><a href="/ma-selection">Ma sélection</a></p>
</div>`,
  },
];
