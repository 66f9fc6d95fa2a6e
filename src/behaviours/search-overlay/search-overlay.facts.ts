import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const searchOverlayFacts: MarkerFacts = {
  kind: "behaviour",
  name: "search-overlay",
  title: "Recherche par-dessus la page",
  purpose: "La recherche du site dans une fenêtre ; la page derrière ne défile pas.",
  attributes: [],
  inside: [
    {
      name: "dialog",
      required: true,
      about: "Un dialog avec un champ nommé q et ses boutons popovertarget ; ou un lien seul.",
    },
  ],
  snippet: `<div data-behaviour="search-overlay">
  <p><a href="/activites">Rechercher</a></p>
</div>`,
  inWordPress: `<h2>Ou feuilletez</h2>
<ul><li><a href="/programmation">Programmation</a></li><li><a href="/auteurs">Auteur·rice·s</a></li></ul>`,
  keys: [
    {
      keys: "Enter, Space",
      where: "'Rechercher'",
      does: "opens the search and moves focus to its field; text that is there is selected",
    },
    {
      keys: "Tab, Shift+Tab",
      where: "the open search",
      does: "moves through the search and wraps at both ends",
    },
    {
      keys: "Escape",
      where: "the open search",
      does: "closes it at once, even when text was typed, and returns focus to 'Rechercher'",
    },
    {
      keys: "Enter, Space",
      where: "'Revenir à la page', 'Fermer la recherche'",
      does: "closes the search and returns focus to 'Rechercher'",
    },
  ],
  guide: {
    see: "À voir sous « Rechercher », en haut de cette page.",
    without:
      "Un lien vers la page de recherche. Dans un gabarit, un `dialog popover` que le navigateur ouvre et ferme lui-même.",
    mistakes: [
      {
        wrong:
          '<dialog data-behaviour="search-overlay" id="sans-bouton" popover aria-label="Recherche"><input name="q" aria-label="Un titre"></dialog>',
        happens: "Le marqueur échoue : aucun bouton n’ouvre la fenêtre, aucun ne la ferme.",
        right: '<button type="button" popovertarget="sans-bouton">Rechercher</button>',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="search-overlay"><p>Rechercher</p></div>',
        happens: "Le marqueur échoue : sans lien, il ne sait pas où chercher.",
        right: '<p><a href="/activites">Rechercher</a></p>',
        state: "failed",
      },
    ],
    room: "middle",
  },
};
