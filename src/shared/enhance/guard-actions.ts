import type { MarkerContext } from "./declaration.ts";

/**
 * Guards each action of a store: React runs event handlers outside of rendering, and an exception there must make
 * only this marker fail.
 */
export function guardActions<Actions extends object>(
  actions: Actions,
  guard: MarkerContext<unknown>["guard"],
): Actions {
  const guarded = Object.entries(actions).map(([name, action]) => [name, guard(action)]);
  return Object.fromEntries(guarded) as Actions;
}
