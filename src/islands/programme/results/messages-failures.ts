/**
 * Texts of the programme's failure line, which is loaded when it may be needed. All of them are ours (ruling D51).
 */
import { words } from "../../../shared/text/words.ts";

export { showFailures } from "../../../shared/announce/failure-line.ts";

export const failureMessages = words("programme-failures", {
  failed: "Les activités n’ont pas pu être chargées.",
  failedKept: "Le chargement a échoué\u00a0: les activités affichées sont celles d’avant.",
  failedMore: "Les activités suivantes n’ont pas pu être chargées.",
  failedBeside: "Les choix des filtres n’ont pas pu être chargés.",
} as const);
