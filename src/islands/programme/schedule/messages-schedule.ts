/** The French words of the schedule; `note` is the specification's, letter for letter, the others are ours (D51). */

import { grouped } from "../../../shared/text/grouped.ts";
import { plural } from "../../../shared/text/plural.ts";
import { words } from "../../../shared/text/words.ts";

export const scheduleMessages = words("programme-schedule", {
  /** In two parts, so that the first may stand out. */
  note: ["Note importante:", "la vue horaire n'affiche pas les activités programmées sur plusieurs jours."],

  ours: {
    toList: "Les voir dans la liste",
    legend: "Plus le trait de couleur est long, plus l’activité dure.",
    allDay: "Toute la journée",
    noHour: "Heure à venir",
    count: (count: number) => `${grouped(count)} ${plural(count, "activité", "activités")}`,
  },
} as const);
