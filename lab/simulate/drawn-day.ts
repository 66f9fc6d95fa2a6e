/** The day of the simulation: every request that leaves a browser, in order. The same in every run. */
import { loadFair } from "../../test/host/data/load.ts";
import { drawVisits, drawWatchers } from "./arrivals.ts";
import { type Asked, measurePauses, pollsOf } from "./polling.ts";
import { dice } from "./random.ts";
import type { Recording } from "./recording.ts";
import { type Choices, requestsOf } from "./requests.ts";

const SEED = 2026;
/** Number of orders that the client draws from (ruling D15): SEEDS in src/islands/programme/state/store.ts. */
export const SEEDS = 16;

/** What the visitors of the invented fair choose from. */
function readChoices(seeds: number): Choices {
  const { categories, events } = loadFair("templates-fixtures/data");
  const values = (options: readonly { readonly value: unknown }[]) =>
    options.map(({ value }) => String(value));
  const [wednesday, thursday, ...others] = values(categories.dates);
  return {
    // Thursday is the first whole day; on it, most look at the days that follow.
    days: [thursday ?? "", ...others, wednesday ?? ""],
    types: values(categories.types),
    areas: values(categories.aspects),
    letters: [..."mbdgtlcprsavfhjneoikuwyqzx"],
    ids: events.map(({ id }) => String(id)),
    seeds,
  };
}

/** @param seeds number of orders that the client draws from; another one shows what they cost */
export async function drawDay(recording: Recording, seeds = SEEDS): Promise<readonly Asked[]> {
  const random = dice(SEED);
  const pauses = await measurePauses(SEED);
  const visits = requestsOf(drawVisits(random), recording, readChoices(seeds), pauses, random);
  const polls = drawWatchers(random).flatMap((watcher) => pollsOf(watcher, pauses, random));
  return [...visits, ...polls].sort((one, other) => one.time - other.time);
}
