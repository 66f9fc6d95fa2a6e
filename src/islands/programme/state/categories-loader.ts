import type { ListAccess } from "../../../shared/list/list-store.ts";
import { untilReady } from "../../../shared/ui/until-ready.ts";
import type { ProgrammeState, ProgrammeStoreOptions } from "./state.ts";

/**
 * Loads the categories. Without them the list still works (ruling D26). They are requested again when the network is
 * back, with the next query, and when the visitor tries again. A failure is reported once, and only after the list
 * has loaded: otherwise one failing API would be reported twice.
 *
 * @param settled called after success and after failure
 * @returns requests them, unless they are loaded or loading; with `true` also when they are loaded
 */
export function createCategoriesLoader(
  { api, signal, guard, report }: Pick<ProgrammeStoreOptions, "api" | "signal" | "guard" | "report">,
  { get, set, subscribe }: ListAccess<ProgrammeState>,
  settled: () => void,
): (again?: boolean) => void {
  let asking = false;
  let reported = false;
  const fail = (lacking: unknown) => {
    // Another attempt may have loaded them already.
    if (asking || signal.aborted || get().categories) return;
    set({ lacking });
    if (!reported) report(lacking);
    reported = true;
  };
  return guard(async (again = false) => {
    const known = get().categories;
    if ((known && !again) || asking || signal.aborted) return;
    asking = true;
    try {
      const categories = await api.categories(signal);
      // Equal ones are not rendered again.
      if (JSON.stringify(categories) !== JSON.stringify(known)) set({ categories, lacking: null });
    } catch (error) {
      untilReady({ getState: get, subscribe }, signal).then(guard(() => fail(error)));
    }
    asking = false;
    if (!signal.aborted) settled();
  });
}
