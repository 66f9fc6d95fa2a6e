import type { MountContext } from "./declaration.ts";

/** A store's actions, guarded: React runs event handlers outside of rendering, and what one throws must fail its marker only. */
export function guardActions<Actions extends object>(
  actions: Actions,
  guard: MountContext<unknown>["guard"],
): Actions {
  const guarded = Object.entries(actions).map(([name, action]) => [name, guard(action)]);
  return Object.fromEntries(guarded) as Actions;
}
