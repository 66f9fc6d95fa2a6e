/** What several markers have in common. */
import type { AttributeFacts, InsideFacts } from "./marker-facts.ts";

export const API: AttributeFacts = {
  name: "data-api",
  value: "api",
  example: "/api",
  required: true,
  about: "L’adresse de l’API, sans « ? » ni « # ».",
  english: "address of the API's root, e.g. `/api`; see [api.md](api.md)",
};

export const ERRORS: AttributeFacts = {
  name: "data-errors",
  value: "word",
  example: "visible",
  without: "un chargement qui échoue ne se voit que dans la console",
  about: "Dit au public qu’un chargement a échoué, avec un bouton « Réessayer ».",
  english:
    "`visible`: the visitor is told of a failed call, with a button 'Réessayer'. Otherwise it appears only on the console and as `signet:report`",
};

export const INITIAL: InsideFacts = {
  name: "data-initial",
  about:
    "Sur un script de type application/json : les données déjà connues, qui évitent la première requête.",
};

export const LIST: InsideFacts = {
  name: "ul, ol",
  required: true,
  about: "Une liste : un élément pour chaque carte, affiche ou livre.",
};

export const SLIDES: InsideFacts = {
  name: "data-slides",
  about: "Sur la liste qui défile, quand il y en a plusieurs.",
};

export const CONTROLS: InsideFacts = {
  name: "data-controls",
  about: "Sur un élément vide avant la liste : il garde la place des boutons.",
};
