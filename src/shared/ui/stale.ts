import { useLater } from "./use-later.ts";

/** From a change to the words that say it is on its way, in milliseconds: ruling D74 allows 400. A quick answer needs none. */
const WORTH_SHOWING = 300;

/**
 * How a list stands to what was asked for. Undefined: it is the answer. It is out of date, `waiting`: for a moment;
 * `loading`: long enough to say so; `failed`: the change did not come. Also the value of `data-stale`, for the css.
 */
export type Stale = "waiting" | "loading" | "failed" | undefined;

/**
 * @param stale the list answers another question than the one asked
 * @param busy the answer is on its way
 */
export function useStaleness(stale: boolean, busy: boolean): Stale {
  const long = useLater(stale && busy, WORTH_SHOWING);
  if (!stale) return undefined;
  if (!busy) return "failed";
  return long ? "loading" : "waiting";
}
