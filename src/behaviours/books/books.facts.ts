import { CONTROLS, LIST, SLIDES } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const booksFacts: MarkerFacts = {
  kind: "behaviour",
  name: "books",
  title: "Livres",
  purpose: "Des couvertures que l’on feuillette, et le texte du livre qui est devant.",
  attributes: [],
  inside: [LIST, SLIDES, CONTROLS],
  snippet: `<div data-behaviour="books">
  <ul>
    <li><img src="/media/sel.jpg" alt=""><div><h3>Le sel des autres</h3><p>Pascale Jebali</p></div></li>
    <li><img src="/media/ogre.jpg" alt=""><div><h3>L’ogre</h3><p>Clémence Ouellonde</p></div></li>
  </ul>
</div>`,
  keys: [
    {
      keys: "Tab",
      where: "the books carousel",
      does: "moves to the two arrows, then to the links of the book in front only",
    },
    {
      keys: "Enter, Space",
      where: "'Livre suivant' or 'Livre précédent'",
      does: "brings the next or previous book to the front, announces it and keeps focus",
    },
  ],
  guide: {
    see: "À voir sur [la page d’accueil](/#livres), et sur les pages des activités.",
    without: "Toutes les couvertures, chacune avec son texte.",
    mistakes: [
      {
        wrong: '<div data-behaviour="books"><ul><li>Le sel des autres</li><li>L’ogre</li></ul></div>',
        happens: "Le marqueur échoue : il ne distingue pas la couverture du texte.",
        right: '<li><img src="/media/sel.jpg" alt=""><div><h3>Le sel des autres</h3></div></li>',
        state: "failed",
      },
      {
        wrong:
          '<li><img src="/media/sel.jpg" alt="Le sel des autres"><div><h3>Le sel des autres</h3></div></li>',
        happens: "Un lecteur d’écran dit le titre deux fois : il est déjà à côté de la couverture.",
        right: '<img src="/media/sel.jpg" alt="">',
      },
    ],
    room: "middle",
  },
};
