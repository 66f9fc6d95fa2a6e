import { API, ERRORS, INITIAL } from "../../markers/common-facts.ts";
import type { MarkerFacts } from "../../markers/marker-facts.ts";
import { DIRECTORY_KEYS, LETTERS } from "./directory.facts.ts";

export const authorsFacts: MarkerFacts = {
  kind: "island",
  name: "authors",
  title: "Auteur·rice·s",
  purpose:
    "Le répertoire des auteur·rice·s : lettres, pages, recherche d’un nom parmi ceux qui sont chargés.",
  attributes: [
    {
      ...API,
      english: "address of the API's root, e.g. `/api`; `GET …/authors` is asked, see [api.md](api.md)",
    },
    ERRORS,
    LETTERS,
  ],
  inside: [INITIAL],
  snippet: `<div data-island="authors" data-api="/api" data-errors="visible">
  <p><a href="/auteurs">Les auteur·rice·s, de A à Z</a></p>
</div>`,
  keys: [
    ...DIRECTORY_KEYS,
    { keys: "Enter", where: "an author", does: "opens the author's page; Back returns to the card" },
  ],
  guide: {
    see: "À voir sur [la page des auteur·rice·s](/auteurs).",
    without: "Le HTML écrit à l’intérieur : ici, un lien. Un gabarit y imprime l’alphabet et la liste.",
    mistakes: [
      {
        wrong: '<div data-island="authors"></div>',
        happens:
          "Le marqueur échoue : il ne sait pas où demander. La console le dit, la page reste comme elle est.",
        right: 'data-api="/api"',
        state: "failed",
      },
      {
        wrong: '<div data-island="auteurs" data-api="/api"></div>',
        happens:
          "Le marqueur échoue : les noms sont anglais. La console donne la liste de ceux qui existent.",
        right: 'data-island="authors"',
        state: "failed",
      },
      {
        wrong: '<div data-island="authors" data-api="/api" data-error="visible"></div>',
        happens:
          "Rien ne le signale. Quand un chargement échoue, le public n’en sait rien : il manque un « s ».",
        right: 'data-errors="visible"',
        state: "ready",
      },
      {
        wrong: '<div data-island="authors" data-api="/api" data-letter="b"></div>',
        happens: "Toute la liste paraît : la lettre se choisit par l’adresse de la page.",
        right: "/auteurs?letter=b",
        state: "ready",
      },
    ],
    room: "high",
  },
};
