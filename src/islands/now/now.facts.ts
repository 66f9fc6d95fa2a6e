import { API } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const nowFacts: MarkerFacts = {
  kind: "island",
  name: "now",
  title: "En ce moment",
  purpose:
    "Ce qui a lieu à cette minute et ce qui suit, lieu par lieu ; ou un tableau pour un écran du hall.",
  attributes: [
    API,
    {
      name: "data-programme",
      value: "link",
      example: "/programmation",
      without: "il n’y a pas de lien vers le programme du jour",
      about: "L’adresse de la programmation.",
      english:
        "address of the programme's page. The strip then has a link to the day's programme: `…?date=` and the day",
    },
    {
      name: "data-board",
      value: "flag",
      example: "",
      about: "Un tableau pour un écran du hall : en grand, sans liens.",
      english: "present: a board for a screen in the hall, in large type, without links",
    },
    {
      name: "data-room",
      value: "text",
      example: "6562",
      without: "tous les lieux",
      about: "Le numéro d’une salle, comme dans l’adresse de la programmation : ses activités seulement.",
      english:
        "value of a room in the categories: the activities of this room only. With `data-board` the room's name is the heading",
    },
  ],
  inside: [],
  snippet: `<div data-island="now" data-api="/api" data-programme="/programmation">
  <p><a href="/programmation">Voir la programmation</a></p>
</div>`,
  keys: [
    {
      keys: "Tab",
      where: "the strip of what is on",
      does: "moves from the link to the day's programme through the activities, which scroll into view",
    },
  ],
  keysNote: "When a focused activity ends, focus moves to the strip's heading. A board has nothing to focus.",
  guide: {
    see: "À voir sur [l’accueil](/), et en tableau sur [l’écran du hall](/ecran).",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime les activités de l’heure, avec leurs heures.",
    mistakes: [
      {
        wrong: '<div data-island="now"></div>',
        happens:
          "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
        right: 'data-api="/api"',
        state: "failed",
      },
      {
        wrong: '<div data-island="maintenant" data-api="/api"></div>',
        happens:
          "Le marqueur échoue : les noms sont anglais. La console donne la liste de ceux qui existent.",
        right: 'data-island="now"',
        state: "failed",
      },
      {
        wrong: '<div data-island="now" data-api="/api" data-room="La Place publique"></div>',
        happens: "Tous les lieux paraissent : une salle se choisit par son numéro.",
        right: 'data-room="6562"',
        state: "ready",
      },
    ],
    room: "middle",
  },
};
