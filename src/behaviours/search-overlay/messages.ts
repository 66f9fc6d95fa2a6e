/** The words of the search overlay, this project's own. */
import { words } from "../../shared/text/words.ts";

export const searchOverlayMessages = words("search-overlay", {
  /** Names a dialog that the page has left without a name. */
  name: "Recherche",
});
