/** French texts of the menu that the page does not print, all of them ours. */
import { words } from "../../shared/text/words.ts";

export const menuMessages = words("mega-menu", {
  back: "Retour au menu",
  /** Button of a menu without one. */
  open: "Menu",
} as const);
