import { useStore } from "zustand";
import { useLater } from "../ui/use-later.ts";
import type { ListRoot } from "./list-root.ts";

/** From a change to the words that say it is on its way, in milliseconds: ruling D74 allows 400. A quick answer needs none. */
const WORTH_SHOWING = 300;

/**
 * How a list stands to what was asked for. Undefined: it is the answer. It is out of date, `waiting`: for a moment;
 * `loading`: long enough to say so; `failed`: the change did not come. Also the value of `data-stale`, for the css.
 */
export type Stale = "waiting" | "loading" | "failed" | undefined;

/** How the list on screen stands to what was asked for. */
export function useStale({ store }: Pick<ListRoot, "store">): Stale {
  const stale = useStore(store, (state) => state.stale);
  const busy = useStore(store, (state) => state.busy);
  const long = useLater(stale && busy, WORTH_SHOWING);
  if (!stale) return undefined;
  if (!busy) return "failed";
  return long ? "loading" : "waiting";
}
