/** French text of the ribbon, which lists need at first; the others are in messages-kept.ts. */
import { words } from "../text/words.ts";

export const keepMessages = words("keep", {
  /** The same whether pressed or not: the state says that. */
  name: (title: string) => `Garder\u00a0: ${title}`,
});
