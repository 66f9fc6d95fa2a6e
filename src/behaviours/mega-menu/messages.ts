/** The words of the menu that the page does not bring along, all of them ours. */
import { words } from "../../shared/text/words.ts";

export const menuMessages = words("mega-menu", {
  back: "Retour au menu",
} as const);
