/** French texts for the age of a stored answer. They are this project's own. */
import { words } from "../text/words.ts";

export const ageMessages = words("offline", {
  /** 'Programme du 26 novembre, 10 h 12'. */
  programme: (when: string) => `Programme du ${when}`,
  /** Answers of the API other than the programme: directories, what is on now. */
  data: (when: string) => `Données du ${when}`,
  page: (when: string) => `Page du ${when}`,
  when: (day: string, time: string) => `${day}, ${time}`,
  reload: "Actualiser",
});
