import { API } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const selectionFacts: MarkerFacts = {
  kind: "island",
  name: "selection",
  title: "Ma sélection",
  purpose:
    "Le plan des activités gardées avec leur ruban : par jour et par heure, ce qui se chevauche, ce qui a changé, un lien et un code QR pour l’emporter.",
  attributes: [
    {
      ...API,
      english: "address of the API's root, e.g. `/api`; `GET …/events` is asked, see [api.md](api.md)",
    },
  ],
  inside: [],
  snippet: `<div data-island="selection" data-api="/api">
  <p><a href="/programmation">Parcourir la programmation</a></p>
</div>`,
  keys: [
    {
      keys: "Enter, Space",
      where: "the ribbon of a row",
      does: "drops the activity, or keeps it again, and keeps focus; the row stays",
    },
    {
      keys: "Enter",
      where: "'Vu'",
      does: "takes the change as known and moves focus to the activity's title",
    },
    {
      keys: "Enter",
      where: "'Tout est vu'",
      does: "takes all changes as known and moves focus to the heading",
    },
    { keys: "Enter", where: "'Tout effacer'", does: "opens the question, with focus on 'Garder'" },
    {
      keys: "Tab, Shift+Tab",
      where: "the question before everything is erased",
      does: "moves between its two buttons and does not leave it",
    },
    {
      keys: "Escape",
      where: "the question before everything is erased",
      does: "erases nothing and returns focus to 'Tout effacer'",
    },
    { keys: "Enter", where: "'Effacer'", does: "erases everything and moves focus to 'Annuler'" },
    { keys: "Enter", where: "'Annuler'", does: "takes it back and moves focus to the heading" },
    {
      keys: "Enter",
      where: "'Tout garder'",
      does: "keeps what was sent, too, and moves focus to the heading",
    },
    { keys: "Enter", where: "'Fermer'", does: "hides what was sent and moves focus to the heading" },
  ],
  guide: {
    see: "À voir sur [la page de la sélection](/ma-selection).",
    without:
      "Le HTML écrit à l’intérieur : ici, un lien. Ce que le public garde est dans son navigateur, que le serveur ne connaît pas.",
    mistakes: [
      {
        wrong: '<div data-island="selection"></div>',
        happens:
          "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
        right: 'data-api="/api"',
        state: "failed",
      },
      {
        wrong: '<div data-island="ma-selection" data-api="/api"></div>',
        happens:
          "Le marqueur échoue : les noms sont anglais. La console donne la liste de ceux qui existent.",
        right: 'data-island="selection"',
        state: "failed",
      },
      {
        wrong: '<div data-island="selection" data-api="/api"></div>',
        happens:
          "Rien ne le signale. Le premier lien à l’intérieur mène à la programmation : sans lui, une sélection vide n’y mène pas.",
        right: '<a href="/programmation">',
        state: "ready",
      },
    ],
    room: "high",
  },
};
