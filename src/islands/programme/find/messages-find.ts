/** Texts of the search, loaded with it. All of them are ours (ruling D51). */
import { grouped } from "../../../shared/text/grouped.ts";
import { plural } from "../../../shared/text/plural.ts";
import { words } from "../../../shared/text/words.ts";
import { messages } from "../messages.ts";

const { counted } = messages.ours;

export const findMessages = words("programme-find", {
  /** Every activity that the filters leave has been searched. */
  found: (found: number, count: number) =>
    `${counted(found)} ${plural(found, "trouvée", "trouvées")} sur ${grouped(count)}`,
  /** Pages are following, or could not be loaded. */
  foundSoFar: (found: number, loaded: number, count: number) =>
    `${counted(found)} ${plural(found, "trouvée", "trouvées")} parmi ${grouped(loaded)}\u00a0; ` +
    `pas encore cherché\u00a0: ${grouped(count - loaded)} sur ${grouped(count)}`,
} as const);
