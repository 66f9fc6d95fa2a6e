/** French texts of a search form, all of them this project's own. */
import { words } from "../../shared/text/words.ts";

export const searchFormMessages = words("search-form", {
  /** Below the field, after an attempt to send an empty search. */
  empty: "Écrivez d’abord ce que vous cherchez\u00a0: un titre, un nom, un sujet.",
  /** Label of a field that the page has left without one. */
  field: "Rechercher",
  /** Button of a form made from a link. */
  send: "Chercher",
});
