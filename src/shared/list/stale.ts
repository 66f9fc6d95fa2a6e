import { useStore } from "zustand";
import { useLasting } from "../ui/use-lasting.ts";
import type { ListRoot } from "./list-root.ts";

/** Delay before a list shows that it waits, in ms: ruling D74 allows 400. Quick answers do not show it. */
const WORTH_SHOWING = 300;

/**
 * Relation of a list to the current filters. Undefined: it is their answer. Otherwise it is outdated: `waiting`: only
 * just; `loading`: long enough to say so; `failed`: the change failed. Also the value of `data-stale`, for css.
 */
export type Stale = "waiting" | "loading" | "failed" | undefined;

/** Relation of the list on screen to the current choice. */
export function useStale({ store }: Pick<ListRoot, "store">): Stale {
  const stale = useStore(store, (state) => state.stale);
  const busy = useStore(store, (state) => state.busy);
  const long = useLasting(stale && busy, WORTH_SHOWING);
  if (!stale) return undefined;
  if (!busy) return "failed";
  return long ? "loading" : "waiting";
}

/** Whether further items have been on their way for long enough to show it. */
export function useAdding({ store }: Pick<ListRoot, "store">): boolean {
  const adding = useStore(store, (state) => state.adding);
  return useLasting(adding, WORTH_SHOWING);
}
