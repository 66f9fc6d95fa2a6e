/** French texts about a ribbon that was pressed, all of them this project's own. */
import { grouped } from "../text/grouped.ts";
import { words } from "../text/words.ts";

export const keptMessages = words("kept", {
  kept: (count: number) => `Activité gardée, ${grouped(count)} dans votre sélection.`,
  dropped: (count: number) => `Activité retirée, ${grouped(count)} dans votre sélection.`,
  /** Once, when the browser refuses to store. */
  visit:
    "Votre navigateur ne permet pas de conserver votre sélection\u00a0: elle durera le temps de votre visite.",
  close: "Fermer",
});
