/** French texts of the search overlay, this project's own. */
import { words } from "../../shared/text/words.ts";

export const searchOverlayMessages = words("search-overlay", {
  /** Name of a dialog that the page has left without one. */
  name: "Recherche",
  /** Of a dialog made from a link. */
  field: "Rechercher",
  send: "Chercher",
  close: "Fermer la recherche",
});
