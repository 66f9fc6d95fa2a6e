/** The state of the filters as one French sentence: 'Activités du samedi 28 novembre, dans la ville'. */
import { fileName } from "../../../shared/text/file-name.ts";
import { innerQuotes } from "../../../shared/text/quoted.ts";
import { dayLabel, hourText } from "../../../shared/time/labels.ts";
import { allAreas } from "../domain/areas.ts";
import { dayOfDate } from "../domain/categories.ts";
import type { Filters } from "../domain/filters.ts";
import { messages } from "../messages.ts";
import { type Chip, type ChipSource, chips } from "../state/chips.ts";
import { sentenceMessages } from "./messages-sentence.ts";

/** A name that begins as an adverbial does, and so needs neither preposition nor quotes: 'Dans la ville', 'En ligne'. */
const ADVERBIAL = /^(?:à|au|aux|autour|chez|dans|dehors|devant|en|hors|près|sous|sur)\s|^à l['’]/iu;

/** 'au Palais des congrès, dans la ville ou en ligne': an activity is in any of them. */
function areasPart({ areas }: Filters): readonly string[] {
  const names = allAreas()
    .filter(({ id }) => areas.includes(id))
    .map(({ name }) =>
      ADVERBIAL.test(name)
        ? name.charAt(0).toLowerCase() + name.slice(1)
        : sentenceMessages.named.area(innerQuotes(name)),
    );
  const last = names.pop();
  if (last === undefined) return [];
  return [names.length === 0 ? last : `${names.join(", ")} ${sentenceMessages.or} ${last}`];
}

function hoursPart([from, to]: Filters["hours"]): string {
  if (from === 0) return sentenceMessages.until(hourText(to));
  return to === 24
    ? sentenceMessages.from(hourText(from))
    : sentenceMessages.between(hourText(from), hourText(to));
}

function part({ kind, text, unnamed }: Chip, { filters, categories }: ChipSource): readonly string[] {
  const { named, unnamed: nameless, day: dayPart, ages, withoutSigning } = sentenceMessages;
  switch (kind) {
    case "hours":
      return [hoursPart(filters.hours)];
    case "signing":
      return [withoutSigning];
    case "area":
      return [];
    case "recherche":
      return [named.recherche(innerQuotes(text.trim()))];
    case "date": {
      const day = dayOfDate(filters.date, categories);
      if (day !== null) return [dayPart(dayLabel(day, { weekday: true }))];
      break;
    }
    case "age":
      if (unnamed === null && /^\d/.test(text)) return [ages(text)];
      break;
    case "location":
      // A place without a name is a chip without a group.
      if (text === messages.ours.chipGroups.location) return [nameless.location];
  }
  return [unnamed === null ? named[kind](innerQuotes(text)) : nameless[kind]];
}

/** What the filters say, in their order: one complement for each of them, one for all areas. */
function complements(source: ChipSource): readonly string[] {
  const shown = chips(source);
  const at = shown.findIndex(({ kind }) => kind === "area");
  return shown.flatMap((chip, index) => (index === at ? areasPart(source.filters) : part(chip, source)));
}

const joined = (first: string, parts: readonly string[]): string =>
  parts.length === 0 ? first : `${first} ${parts.join(", ")}`;

/** 'Activités du samedi 28 novembre, dans la ville'; 'Toutes les activités' without a filter. */
export function sentence(source: ChipSource): string {
  const parts = complements(source);
  return joined(parts.length === 0 ? sentenceMessages.all : sentenceMessages.some, parts);
}

/** '12 activités du samedi 28 novembre, dans la ville', 'Aucune activité en ligne'. */
export const countedSentence = (source: ChipSource, count: number): string =>
  joined(count === 0 ? sentenceMessages.none : messages.ours.counted(count), complements(source));

/** Name of a calendar file of these activities: 'activites-du-samedi-28-novembre-dans-la-ville.ics'. */
export const sentenceFileName = (source: ChipSource): string => `${fileName(sentence(source), 100)}.ics`;
