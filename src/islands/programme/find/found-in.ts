import type { Activity } from "../../../shared/activity/activity.ts";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { nameKey } from "../../../shared/text/name-key.ts";

const titled = (things: readonly { readonly title: string }[]) => things.map(({ title }) => title);

/** What a search looks at: title, people, places, publishers. */
const textOf = ({ title, authors, persons, places, rooms, organizers }: Activity): string =>
  [title, ...titled([...authors, ...persons, ...places, ...organizers]), ...rooms].join(" \n ");

/** Each activity's text in the form for comparing, made once. */
const texts = new WeakMap<Activity, string>();

function foldedText(activity: Activity): string {
  const known = texts.get(activity) ?? nameKey(textOf(activity));
  texts.set(activity, known);
  return known;
}

const wordsIn = (key: string): readonly string[] =>
  [...new Set(key.split(" "))].filter((word) => word !== "");

/** The words of a search in the form for comparing, without repetitions. */
export const wordsOf = (sought: string): readonly string[] => wordsIn(nameKey(sought));

interface Answer {
  readonly sought: string;
  readonly key: string;
  readonly found: readonly Activity[];
}

const last = new WeakMap<readonly Activity[], Answer>();

/** The activities that contain each word of the search; the same list for the same question, and without a search. */
export function foundIn<List extends readonly Activity[] | null>(
  activities: List,
  sought: string | null,
): List;
export function foundIn(
  activities: readonly Activity[] | null,
  sought: string | null,
): readonly Activity[] | null {
  if (activities === null || sought === null) return activities;
  const before = last.get(activities);
  if (before?.sought === sought) return before.found;
  const key = nameKey(sought);
  const words = wordsIn(key);
  // More letters find no others.
  const among = before && key.startsWith(before.key) ? before.found : activities;
  const found = among.filter((activity) => {
    const text = foldedText(activity);
    return words.every((word) => text.includes(word));
  });
  const result = found.length === activities.length ? activities : found;
  last.set(activities, { sought, key, found: result });
  return result;
}

/** Activities whose text is made in one go. */
const AT_ONCE = 100;

/** Makes the texts of all activities while the browser is idle, so that the first letter need not. */
export function prepare(activities: readonly Activity[], signal: AbortSignal): void {
  const from = (start: number) => {
    if (signal.aborted || start >= activities.length) return;
    for (const activity of activities.slice(start, start + AT_ONCE)) foldedText(activity);
    whenIdle(() => from(start + AT_ONCE));
  };
  whenIdle(() => from(0));
}
