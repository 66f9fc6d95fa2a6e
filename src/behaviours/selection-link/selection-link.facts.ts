import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const selectionLinkFacts: MarkerFacts = {
  kind: "behaviour",
  name: "selection-link",
  title: "Lien vers Ma sélection",
  purpose: "Le nombre d’activités gardées, à côté du lien vers la page qui les montre.",
  attributes: [],
  inside: [{ name: "a[href]", required: true, about: "Un lien ; ou le marqueur est lui-même ce lien." }],
  snippet: `<div data-behaviour="selection-link">
  <p><a href="/ma-selection">Ma sélection</a></p>
</div>`,
  keys: [
    {
      keys: "Enter",
      where: "'Ma sélection'",
      does: "follows the link; its name has the number of activities kept",
    },
  ],
  guide: {
    see: "À voir dans l’en-tête de toutes les pages.",
    without: "Un lien comme un autre, sans nombre.",
    mistakes: [
      {
        wrong: '<div data-behaviour="selection-link">Ma sélection</div>',
        happens: "Le marqueur échoue : il n’y a pas de lien.",
        right: '<a href="/ma-selection">Ma sélection</a>',
        state: "failed",
      },
      {
        wrong: '<p data-behaviour="selection-link"><a href="">Ma sélection</a></p>',
        happens: "Le nombre est là, mais le lien mène à la page où l’on est.",
        right: 'href="/ma-selection"',
        state: "ready",
      },
    ],
    room: "low",
  },
};
