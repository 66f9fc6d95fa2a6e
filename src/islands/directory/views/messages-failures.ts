/** Texts of a directory's failure line, which is loaded when it may be needed. All of them are ours (ruling D51). */
import { words } from "../../../shared/text/words.ts";

export { showFailures } from "../../../shared/announce/failure-line.ts";

export const failureMessages = words("directory-failures", {
  failed: "La liste n’a pas pu être chargée.",
  failedKept: "Le chargement a échoué\u00a0: la liste affichée est celle d’avant.",
  failedMore: "La suite de la liste n’a pas pu être chargée.",
} as const);
