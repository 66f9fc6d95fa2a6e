import { LIST, SLIDES } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const cardRotationFacts: MarkerFacts = {
  kind: "behaviour",
  name: "card-rotation",
  title: "Cartes qui changent",
  purpose: "Des cartes dans un ordre tiré au sort, quatre à la fois.",
  attributes: [],
  inside: [LIST, SLIDES],
  snippet: `<div data-behaviour="card-rotation">
  <ul>
    <li><a href="/auteurs/pouliot"><img src="/media/pouliot.jpg" alt=""> Zacharie Pouliot</a></li>
    <li><a href="/auteurs/ouellonde"><img src="/media/ouellonde.jpg" alt=""> Clémence Ouellonde</a></li>
    <li><a href="/auteurs/jebali"><img src="/media/jebali.jpg" alt=""> Pascale Jebali</a></li>
    <li><a href="/auteurs/aube"><img src="/media/aube.jpg" alt=""> Lison Aubé</a></li>
    <li><a href="/auteurs/landry"><img src="/media/landry.jpg" alt=""> Ève Landry</a></li>
  </ul>
</div>`,
  keys: [
    {
      keys: "Tab",
      where: "cards that take turns",
      does: "moves through the four visible cards, which stay while one of them has focus, then to what follows",
    },
    {
      keys: "Tab",
      where: "cards that stand still",
      does: "moves through all of them; the row scrolls with focus",
    },
  ],
  guide: {
    see: "À voir sur [la page d’accueil](/#voix).",
    without: "Toutes les cartes, l’une après l’autre. Un gabarit les met en une rangée qui défile.",
    mistakes: [
      {
        wrong: '<div data-behaviour="card-rotation"><p>Zacharie Pouliot</p></div>',
        happens: "Le marqueur échoue : il n’y a pas de liste à l’intérieur. La page reste comme elle est.",
        right: '<div data-behaviour="card-rotation"><ul><li>…</li></ul></div>',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="card-rotation"><ul><li>Pouliot</li><li>Ouellonde</li></ul></div>',
        happens: "Rien ne tourne, et c’est voulu : jusqu’à quatre cartes, toutes restent en vue.",
        right: "<ul><li>…</li> (cinq au moins)</ul>",
        state: "ready",
      },
    ],
    room: "middle",
  },
};
