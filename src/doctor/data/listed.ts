/** Names in a sentence: the first ones, and how many more there are. */
import { grouped } from "../../shared/text/grouped.ts";

const MOST_NAMES = 6;

/** « A », « B » et 3 autres. */
export function listed(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const rest = unique.length - MOST_NAMES;
  const shown = unique.slice(0, rest === 1 ? unique.length : MOST_NAMES).map((name) => `« ${name} »`);
  if (rest > 1) return `${shown.join(", ")} et ${grouped(rest)} autres`;
  const last = shown.pop() ?? "";
  return shown.length > 0 ? `${shown.join(", ")} et ${last}` : last;
}

/** « 1 569 activités », « Une activité ». */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${grouped(count)} ${many}`;
