/** Faults of the programme's activities that no schema refuses: the page shows less than it could, and says nothing. */
import { cutTitle } from "../../islands/programme/card/card-view.ts";
import { areaIds, cityId } from "../../islands/programme/domain/areas.ts";
import type { Categories } from "../../islands/programme/domain/categories.ts";
import type { Activity } from "../../shared/activity/activity.ts";
import { dateStatus } from "../../shared/activity/dates.ts";
import { statuses } from "../../shared/activity/facts.ts";
import { easternDay } from "../../shared/time/eastern.ts";
import { commonFault, type DataFault } from "./data-check.ts";
import { counted, listed } from "./listed.ts";

const DAY = 86_400;
const isMidnightUtc = (instant: number | null | undefined): boolean =>
  instant !== null && instant !== undefined && instant % DAY === 0;

/** Starts that happen to be midnight in UTC (19:00 in November) are common in a few rows only. */
const FEW = 3;

/** Dates exported as midnight in UTC are the evening before in Montréal. */
function midnightUtc(rows: readonly Activity[]): readonly DataFault[] {
  const todo = "Exportez minuit à l’heure de Montréal (America/Toronto), ou une heure avec son décalage.";
  const dated = rows.filter(({ dates }) => dates.start !== null);
  const allStarts = dated.length >= FEW && dated.every(({ dates }) => isMidnightUtc(dates.start));
  if (allStarts)
    return [
      {
        level: "fault",
        what: "Les activités commencent toutes à minuit UTC : la page les montre la veille au soir.",
        todo,
      },
    ];
  const shifted = rows.filter(({ dates: { range, start } }) => {
    const [first] = range;
    return (
      range.length > 0 &&
      range.every(isMidnightUtc) &&
      (start === null || easternDay(first ?? 0) < easternDay(start))
    );
  });
  const say = (count: number, names: readonly string[]) =>
    `${counted(count, "Les jours d’une activité sont", "activités ont des jours")} à minuit UTC, soit la veille à Montréal : ${listed(names)}.`;
  return commonFault(shifted, "fault", say, todo);
}

function dates(rows: readonly Activity[]): readonly DataFault[] {
  const undated = rows.filter(
    (row) => dateStatus(row) === "undetermined" && !row.statuses.includes(statuses().undetermined),
  );
  const reversed = rows.filter(({ dates: { start, end } }) => start !== null && end !== null && end < start);
  return [
    ...commonFault(
      undated,
      "fault",
      (count, names) =>
        `${counted(count, "Une activité n’a", "activités n’ont")} pas de date : ${listed(names)}.`,
      "Donnez une date à chacune (dates.start), ou le statut « Dates à déterminer ».",
    ),
    ...commonFault(
      reversed,
      "fault",
      (count, names) =>
        `${counted(count, "Une activité finit", "activités finissent")} avant de commencer : ${listed(names)}.`,
      "Corrigez dates.end.",
    ),
    ...midnightUtc(rows),
  ];
}

/** Activities in the city that the map cannot show. */
function places(rows: readonly Activity[]): readonly DataFault[] {
  const inCity = rows.filter(({ aspects }) => aspects.some(({ id }) => id === cityId()));
  const without = inCity.flatMap((row) => row.places.filter(({ coordinates }) => coordinates === null));
  const lost = inCity.filter((row) => row.places.length === 0);
  const names = new Set(without.map(({ title }) => title));
  const found: readonly DataFault[] =
    names.size === 0
      ? []
      : [
          {
            level: "fault",
            what: `${counted(names.size, "Un lieu n’a", "lieux n’ont")} pas de coordonnées et ${names.size === 1 ? "n’est" : "ne sont"} pas sur la carte : ${listed([...names])}.`,
            todo: "Remplissez geoloc (lng et lat) de chaque lieu.",
          },
        ];
  return [
    ...found,
    ...commonFault(
      lost,
      "doubt",
      (count, titles) =>
        `${counted(count, "Une activité dans la ville n’a", "activités dans la ville n’ont")} pas de lieu : ${listed(titles)}.`,
      "Remplissez location.location.",
    ),
  ];
}

/** Ids that no list of `GET /api/categories` has, so that no filter finds them. */
function unknownIds(rows: readonly Activity[], categories: Categories | null): readonly DataFault[] {
  const listOf = (kind: "types" | "statuses" | "aspects") =>
    categories?.[kind].map(({ value }) => value) ?? [];
  const missing = (
    kind: "types" | "statuses" | "aspects",
    own: readonly number[],
    known: readonly number[],
  ) => listOf(kind).length + known.length > 0 && own.some((id) => ![...listOf(kind), ...known].includes(id));
  const { undetermined, cancelled } = statuses();
  const ids = (kind: "types" | "statuses" | "aspects", row: Activity): readonly number[] =>
    kind === "statuses" ? row.statuses : row[kind].map(({ id }) => id);
  const fault = (
    kind: "types" | "statuses" | "aspects",
    name: string,
    known: readonly number[],
  ): readonly DataFault[] =>
    commonFault(
      rows.filter((row) => missing(kind, ids(kind, row), known)),
      "fault",
      (count, titles) =>
        `${counted(count, "Une activité a", "activités ont")} un ${name} inconnu : ${listed(titles)}.`,
      `Ajoutez-le à la liste ${kind} de GET /api/categories, ou corrigez la fiche.`,
    );
  return [
    ...fault("types", "type", []),
    ...fault("statuses", "statut", [undetermined, cancelled]),
    ...fault("aspects", "volet", areaIds()),
  ];
}

/** @param categories null when they could not be read */
export function activityFaults(
  rows: readonly Activity[],
  categories: Categories | null,
): readonly DataFault[] {
  return [
    ...dates(rows),
    ...places(rows),
    ...unknownIds(rows, categories),
    ...commonFault(
      rows.filter(({ title }) => cutTitle(title) !== title),
      "doubt",
      (count, names) =>
        `${counted(count, "Un titre dépasse", "titres dépassent")} 80 caractères et ${count === 1 ? "est coupé" : "sont coupés"} sur les cartes : ${listed(names)}.`,
      "Raccourcissez-le dans le CMS, ou vérifiez que la coupe se lit bien.",
    ),
  ];
}
