/** French texts of the must-see carousel, all of them this project's own. */
import { words } from "../../shared/text/words.ts";

export const mustSeeMessages = words("must-see", {
  carousel: "carrousel",
  pause: "Pause",
  play: "Lecture",
  previous: "Affiche précédente",
  next: "Affiche suivante",
  position: (number: string, of: string) => `${number} sur ${of}`,
  moved: (number: string, of: string, title: string) => `${number} sur ${of}\u00a0: ${title}`,
} as const);
