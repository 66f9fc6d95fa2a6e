import { CONTROLS, LIST, SLIDES } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const mustSeeFacts: MarkerFacts = {
  kind: "behaviour",
  name: "must-see",
  title: "À ne pas manquer",
  purpose: "Des affiches, une à la fois, la suivante toutes les quatre secondes.",
  attributes: [],
  inside: [LIST, SLIDES, CONTROLS],
  snippet: `<div data-behaviour="must-see">
  <h2>À ne pas manquer</h2>
  <ul>
    <li><h3>Le grand bal des poètes</h3><p><a href="/activites/bal">Voir l’activité</a></p></li>
    <li><h3>Le train du roman</h3><p><a href="/activites/train">Voir l’activité</a></p></li>
  </ul>
</div>`,
  keys: [
    {
      keys: "Tab",
      where: "the must-see carousel",
      does: "moves to 'Pause', the two arrows, the links to single posters, then into the poster in front only",
    },
    {
      keys: "Enter, Space",
      where: "'Pause' or 'Lecture'",
      does: "stops or starts the posters and keeps focus",
    },
    {
      keys: "Enter, Space",
      where: "'Affiche suivante' or 'Affiche précédente'",
      does: "shows the next or previous poster, stops the rotation, announces the poster and keeps focus",
    },
    { keys: "Enter", where: "a link to a poster", does: "shows it, announces it and keeps focus" },
  ],
  guide: {
    see: "À voir en haut de [la page d’accueil](/).",
    without: "Toutes les affiches, l’une après l’autre. Un gabarit les met en une rangée qui défile.",
    mistakes: [
      {
        wrong: '<div data-behaviour="must-see"><p>Le grand bal des poètes</p></div>',
        happens: "Le marqueur échoue : il n’y a pas de liste à l’intérieur. La page reste comme elle est.",
        right: '<div data-behaviour="must-see"><ul><li>…</li></ul></div>',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="must-see"><ul><li><h3>Le grand bal</h3></li></ul></div>',
        happens: "Rien ne bouge, et c’est voulu : une affiche seule n’a besoin ni de flèches ni de pause.",
        right: "<ul><li>…</li><li>…</li></ul>",
        state: "ready",
      },
    ],
    room: "middle",
  },
};
