import * as v from "valibot";
import { amount } from "../../../../shared/http/list-pages.ts";
import { reportedOnce } from "../../../../shared/http/read-rows.ts";
import { anyObject, type Complain, firstIssue, id } from "../../../../shared/http/schemas.ts";
import type { OptionCounts, ProgrammeData } from "../../state/state.ts";
import { COUNTED_PARAMETERS, type Counted } from "./counted.ts";

/** The API's own numbers, by group. */
export type ServerCounts = ReadonlyMap<Counted, OptionCounts>;

function readGroup(given: Readonly<Record<string, unknown>>, name: string, complain: Complain): OptionCounts {
  const counts = new Map<number, number>();
  for (const [key, number] of Object.entries(given)) {
    const [value, count] = [v.safeParse(id, key), v.safeParse(amount, number)];
    if (value.success && count.success) counts.set(value.output, count.output);
    else complain(["count-left-out", `${name}.${key}`, firstIssue((value.issues ?? count.issues) as never)]);
  }
  return counts;
}

/** Reads `meta.counts` of `GET /api/events` (docs/api.md): what does not fit is left out and reported. */
function readCounts(given: unknown, complain: Complain): ServerCounts {
  const counts = new Map<Counted, OptionCounts>();
  const read = v.safeParse(anyObject, given);
  if (!read.success) complain(["counts", "meta.counts", firstIssue(read.issues)]);
  else {
    for (const [name, group] of Object.entries(COUNTED_PARAMETERS)) {
      const terms = v.safeParse(anyObject, read.output[name] ?? {});
      if (terms.success) counts.set(group, readGroup(terms.output, `meta.counts.${name}`, complain));
      else complain(["counts", `meta.counts.${name}`, firstIssue(terms.issues)]);
    }
  }
  return counts;
}

/**
 * Creates the function that returns the API's own numbers for a state; null without them, and where they answer another
 * question: that of the list before, or that of a search, of which the API knows nothing. Each answer is read once.
 *
 * @param report receives what cannot be used, as one error for each answer
 */
export function createServerCounts(report: (error: unknown) => void) {
  let last: { readonly given: unknown; readonly counts: ServerCounts } | undefined;
  return ({ counts: given, stale, filters }: ProgrammeData): ServerCounts | null => {
    if (given == null || stale || filters.recherche !== null) return null;
    if (last?.given !== given)
      last = { given, counts: reportedOnce((complain) => readCounts(given, complain), report) };
    return last.counts;
  };
}
