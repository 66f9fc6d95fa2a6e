import type { Activity } from "../../../../shared/activity/activity.ts";
import { signingType, statuses } from "../../../../shared/activity/facts.ts";
import { easternDay, easternTime } from "../../../../shared/time/eastern.ts";
import { type Categories, dayOfDate } from "../../domain/categories.ts";
import { DEFAULT_FILTERS, type Filters, type Mode } from "../../domain/filters.ts";
import { SELECTORS, type Selector } from "../../domain/selectors.ts";

/** What the API is asked, as far as it decides which activities match. */
export interface Question {
  readonly filters: Filters;
  readonly mode: Mode;
}

type Test = (activity: Activity) => boolean;

/** Most titles (rooms) that are read of an activity: one that has as many may have more. */
const MOST_TITLES = 8;
/** Most days of an activity in the schedule (docs/api.md). */
const MOST_DAYS = 2;

const isUndetermined = ({ statuses: own }: Activity) => own.includes(statuses().undetermined);

/** The first instant of an activity, by its new date; null when it is undetermined. */
const startOf = (activity: Activity): number | null =>
  isUndetermined(activity) ? null : (activity.dates.startReport ?? activity.dates.start);

/** An instant on each Eastern day of an activity ('Which day and hour' in docs/api.md). */
function daysOf(activity: Activity): readonly number[] {
  if (isUndetermined(activity)) return [];
  const { startReport, range, rangeReport } = activity.dates;
  const days = startReport === null ? range : rangeReport;
  const start = startOf(activity);
  return days.length === 0 && start !== null ? [start] : days;
}

/** Whether an activity has the option of a selector; null for the selectors of which an activity says nothing. */
function hasOption(
  { list, termsOf, titlesOf }: Selector,
  value: number,
  categories: Categories | null,
): Test | null {
  if (!termsOf) return null;
  const byId: Test = (activity) => termsOf(activity).some(({ id }) => id === value);
  if (!titlesOf) return byId;
  const label = categories?.[list].find((option) => option.value === value)?.label;
  return label === undefined ? null : (activity) => byId(activity) || titlesOf(activity).includes(label);
}

const startsWithin = ([from, to]: Filters["hours"]): Test => {
  return (activity) => {
    const start = startOf(activity);
    if (start === null || activity.dates.allDay) return false;
    const { hour } = easternTime(start);
    return hour >= from && hour < to;
  };
};

const onDay = (day: string): Test => {
  return (activity) => daysOf(activity).some((instant) => easternDay(instant) === day);
};

function hoursTest([from, to]: Filters["hours"], hours: Filters["hours"]): readonly Test[] | null {
  if (from === hours[0] && to === hours[1]) return [];
  const [first, last] = DEFAULT_FILTERS.hours;
  // The whole day matches what has no hour, too.
  if (hours[0] === first && hours[1] === last) return null;
  return from <= hours[0] && hours[1] <= to ? [startsWithin(hours)] : null;
}

function areasTest(from: Filters["areas"], areas: Filters["areas"]): readonly Test[] | null {
  if (areas.length === 0) return from.length === 0 ? [] : null;
  if (from.length > 0 && !areas.every((area) => from.includes(area))) return null;
  return [({ aspects }) => aspects.some(({ id }) => areas.some((area) => area === id))];
}

function selectorTest(
  selector: Selector,
  from: Question,
  to: Question,
  activities: readonly Activity[],
  categories: Categories | null,
): readonly Test[] | null {
  const { name, titlesOf } = selector;
  const [before, value] = [from.filters[name], to.filters[name]];
  if (before === value) return [];
  if (before !== null || value === null) return null;
  if (titlesOf && activities.some((activity) => titlesOf(activity).length >= MOST_TITLES)) return null;
  const test = hasOption(selector, value, categories);
  return test && [test];
}

function dateTest(from: Question, to: Question, categories: Categories | null): readonly Test[] | null {
  const [before, value] = [from.filters.date, to.filters.date];
  if (before === value) return [];
  const day = before === null ? dayOfDate(value, categories) : null;
  return day === null ? null : [onDay(day)];
}

function signingTest(from: Question, to: Question): readonly Test[] | null {
  if (from.filters.dedicace === to.filters.dedicace) return [];
  return from.filters.dedicace ? [({ types }) => !types.some(({ id }) => id === signingType())] : null;
}

function modeTest(from: Question, to: Question): readonly Test[] | null {
  const [before, after] = [from.mode === "horaire", to.mode === "horaire"];
  if (before === after) return [];
  return before ? null : [(activity) => daysOf(activity).length <= MOST_DAYS];
}

/**
 * Of all activities that match one question, those that match another, as the API would answer it (docs/api.md). Null
 * when the page cannot know them: they need not be among the first ones, or the API does not say what decides.
 */
export function narrowed(
  all: readonly Activity[],
  from: Question,
  to: Question,
  categories: Categories | null,
): readonly Activity[] | null {
  const tests: Test[] = [];
  for (const more of [
    modeTest(from, to),
    dateTest(from, to, categories),
    hoursTest(from.filters.hours, to.filters.hours),
    areasTest(from.filters.areas, to.filters.areas),
    signingTest(from, to),
    ...SELECTORS.map((selector) => selectorTest(selector, from, to, all, categories)),
  ]) {
    if (more === null) return null;
    tests.push(...more);
  }
  return tests.length === 0 ? all : all.filter((activity) => tests.every((test) => test(activity)));
}
