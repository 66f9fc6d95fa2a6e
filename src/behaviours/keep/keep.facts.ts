import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const keepFacts: MarkerFacts = {
  kind: "behaviour",
  name: "keep",
  title: "Garder une activité",
  purpose: "Un signet sur une carte que le serveur imprime : un clic garde l’activité dans « Ma sélection ».",
  attributes: [
    {
      name: "data-activity",
      value: "text",
      example: "123",
      required: true,
      about: "L’identifiant de l’activité, le même que dans l’API.",
      english: "the activity's `id`, as the API writes it",
    },
    {
      name: "data-title",
      value: "text",
      example: "Le grand bal des poètes",
      without: "le titre ou le lien le plus proche",
      about: "Son titre, que disent les lecteurs d’écran.",
      english:
        "its title, for the button's name; without it, the nearest heading or link: in the marker, or in what contains it",
    },
  ],
  inside: [],
  snippet: `<div data-behaviour="keep" data-activity="123">
  <h3><a href="/activites/bal">Le grand bal des poètes</a></h3>
</div>`,
  keys: [
    {
      keys: "Enter, Space",
      where: "a card's bookmark",
      does: "keeps the activity, or drops it; announces how many there are, keeps focus",
    },
  ],
  guide: {
    see: "À voir dans [les résultats d’une recherche](/activites?q=roman), et sur la page d’[une activité](/activites/petit-dejeuner-des-editrices).",
    without: "La carte, sans signet : un bouton qui ne ferait rien n’y est pas.",
    mistakes: [
      {
        wrong: '<div data-behaviour="keep"><h3>Le grand bal</h3></div>',
        happens: "Le marqueur échoue : rien ne dit quelle activité garder.",
        right: 'data-activity="123"',
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="keep" data-activity="Le grand bal"><h3>Le grand bal</h3></div>',
        happens: "Le marqueur échoue : c’est le titre de l’activité, pas son identifiant.",
        right: 'data-activity="123"',
        state: "failed",
      },
    ],
    room: "low",
  },
};
