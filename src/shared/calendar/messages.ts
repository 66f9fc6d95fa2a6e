/** French text of a calendar file, all ours (ruling D51). */
import { words } from "../text/words.ts";

export const calendarMessages = words("calendar", {
  cancelled: (title: string) => `Activité annulée\u00a0: ${title}`,
} as const);
