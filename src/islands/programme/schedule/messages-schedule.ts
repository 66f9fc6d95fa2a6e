/** French texts of the schedule; `note` is the specification's, letter for letter, the others are ours (D51). */

import { grouped } from "../../../shared/text/grouped.ts";
import { plural } from "../../../shared/text/plural.ts";
import { words } from "../../../shared/text/words.ts";

export const scheduleMessages = words("programme-schedule", {
  /** In two parts; the first one is emphasised. */
  note: ["Note importante:", "la vue horaire n'affiche pas les activités programmées sur plusieurs jours."],

  ours: {
    toList: "Les voir dans la liste",
    nothing: "Rien à montrer dans la vue horaire",
    nothingHelp: (count: number) =>
      plural(
        count,
        "L’activité chargée a lieu sur plusieurs jours\u00a0: la vue liste la montre.",
        `Les ${grouped(count)}\u00a0activités chargées ont toutes lieu sur plusieurs jours\u00a0: la vue liste les montre.`,
      ),
    showList: "Afficher la vue liste",
    legend: "Plus le trait de couleur est long, plus l’activité dure.",
    toNow: "Aller à maintenant",
    /** While the pages before now are loading. */
    seeking: (loaded: number, count: number) =>
      `${grouped(loaded)}\u00a0${plural(loaded, "activité", "activités")} sur ${grouped(count)}`,
    hidePast: "Masquer les activités passées",
    showPast: (count: number) =>
      `Afficher ${plural(count, "l’activité passée", `les ${grouped(count)}\u00a0activités passées`)}`,
    now: (hour: string) => `Maintenant, ${hour}`,
    allDay: "Toute la journée",
    noHour: "Heure à venir",
    count: (count: number) => `${grouped(count)} ${plural(count, "activité", "activités")}`,
  },
} as const);
