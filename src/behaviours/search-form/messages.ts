/** The words of a search form, all of them this project's own. */
import { words } from "../../shared/text/words.ts";

export const searchFormMessages = words("search-form", {
  /** Under the field, when a search was sent without a word in it. */
  empty: "Écrivez d’abord ce que vous cherchez\u00a0: un titre, un nom, un sujet.",
  /** Names a field that the page has left without a label. */
  field: "Rechercher",
  /** The button of a form made from a link. */
  send: "Chercher",
});
