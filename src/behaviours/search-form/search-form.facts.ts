import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const searchFormFacts: MarkerFacts = {
  kind: "behaviour",
  name: "search-form",
  title: "Formulaire de recherche",
  purpose: "Une recherche vide n’est pas envoyée : un message dit ce qui manque.",
  attributes: [],
  inside: [{ name: '[name="q"]', required: true, about: "Un champ nommé q dans un form ; ou un lien seul." }],
  snippet: `<div data-behaviour="search-form">
  <p><a href="/activites">Chercher dans tout le Salon</a></p>
</div>`,
  keys: [
    {
      keys: "Enter",
      where: "a search field without a word in it",
      does: "sends nothing, keeps focus in the field and says what is missing",
    },
    {
      keys: "Enter, Space",
      where: "the button beside an empty search field",
      does: "sends nothing, moves focus to the field and says what is missing",
    },
  ],
  guide: {
    see: "À voir sur [la page des résultats](/activites), et dans la recherche de l’en-tête.",
    without:
      "Dans un gabarit, un formulaire qui cherche comme tous les formulaires. Ici, un lien vers la recherche.",
    mistakes: [
      {
        wrong:
          '<form data-behaviour="search-form" action="/activites"><input name="recherche" aria-label="Un titre"></form>',
        happens: "Le marqueur échoue : le champ doit se nommer `q`. Le formulaire, lui, fonctionne encore.",
        right: '<input type="search" name="q" aria-label="Un titre">',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="search-form"><p>Rechercher</p></div>',
        happens: "Le marqueur échoue : il n’y a ni formulaire ni lien à l’intérieur.",
        right: '<p><a href="/activites">Rechercher</a></p>',
        state: "failed",
      },
    ],
    room: "low",
  },
};
