import { dateWords } from "../../../shared/activity/date-words.ts";
import type { Occasion } from "../../../shared/activity/dates.ts";
import { messages } from "../messages.ts";

/** A date in one text: 'samedi 28 novembre, 10 h – 11 h 30', 'Du 25 au 29 nov. de 10 h à 18 h'; empty without one. */
export const dateText = (occasion: Occasion | null): string =>
  dateWords(occasion, messages.allDay)
    .map(({ role, text, sup, after }) => [text, sup, after, /day|evening/.test(role) && ","])
    .map((parts) => parts.filter(Boolean).join(""))
    .join(" ");
