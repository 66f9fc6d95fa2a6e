/** French texts of the books carousel, all of them this project's own. */
import { words } from "../../shared/text/words.ts";

export const booksMessages = words("books", {
  carousel: "carrousel",
  previous: "Livre précédent",
  next: "Livre suivant",
  moved: (number: string, of: string, title: string) => `${number} sur ${of}\u00a0: ${title}`,
} as const);
