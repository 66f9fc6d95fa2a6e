import { API, ERRORS, INITIAL } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";
import { DIRECTORY_KEYS, LETTERS } from "./directory.facts.ts";

export const exhibitorsFacts: MarkerFacts = {
  kind: "island",
  name: "exhibitors",
  title: "Exposant·e·s",
  purpose: "Le répertoire des exposant·e·s : le même, avec le logo et le kiosque.",
  attributes: [API, ERRORS, LETTERS],
  inside: [INITIAL],
  snippet: `<div data-island="exhibitors" data-api="/api" data-errors="visible">
  <p><a href="/exposants.pdf">Les exposant·e·s en PDF</a></p>
</div>`,
  keys: [
    ...DIRECTORY_KEYS,
    { keys: "Enter", where: "an exhibitor", does: "opens the exhibitor's page; Back returns to the card" },
  ],
  guide: {
    see: "À voir sur [la page des exposant·e·s](/exposants).",
    without: "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime l’alphabet et la liste.",
    mistakes: [
      {
        wrong: '<div data-island="exhibitors"></div>',
        happens:
          "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
        right: 'data-api="/api"',
        state: "failed",
      },
      {
        wrong: '<div data-island="exposants" data-api="/api"></div>',
        happens:
          "Le marqueur échoue : les noms sont anglais. La console donne la liste de ceux qui existent.",
        right: 'data-island="exhibitors"',
        state: "failed",
      },
      {
        wrong: '<div data-island="exhibitors" data-api="/api" data-error="visible"></div>',
        happens:
          "Rien ne le signale. Quand un chargement échoue, le public n’en sait rien : il manque un « s ».",
        right: 'data-errors="visible"',
        state: "ready",
      },
      {
        wrong: '<div data-island="exhibitors" data-api="/api" data-letter="b"></div>',
        happens: "Toute la liste paraît : la lettre se choisit par l’adresse de la page.",
        right: "/exposants?letter=b",
        state: "ready",
      },
    ],
    room: "high",
  },
};
