import type { ListAccess } from "../../../shared/list/list-store.ts";
import { untilReady } from "../../../shared/ui/until-ready.ts";
import type { ProgrammeState, ProgrammeStoreOptions } from "./state.ts";

/**
 * Ruling D26: without categories the list works all the same. They are asked for again when the network is back, with
 * the next question, and when the visitor tries again. Their failure is reported once, and not before the list is there:
 * otherwise the same dead API would be reported twice.
 *
 * @param settled called when the categories have come, and when they have not
 * @returns asks for them, unless they are there or on their way
 */
export function createCategoriesLoader(
  { api, signal, guard, report }: Pick<ProgrammeStoreOptions, "api" | "signal" | "guard" | "report">,
  { get, set, subscribe }: ListAccess<ProgrammeState>,
  settled: () => void,
): () => void {
  let asking = false;
  let reported = false;
  const fail = (lacking: unknown) => {
    // They may have come with another attempt by now.
    if (asking || signal.aborted || get().categories) return;
    set({ lacking });
    if (!reported) report(lacking);
    reported = true;
  };
  return guard(async () => {
    if (get().categories || asking || signal.aborted) return;
    asking = true;
    try {
      set({ categories: await api.categories(signal), lacking: null });
    } catch (error) {
      untilReady({ getState: get, subscribe }, signal).then(guard(() => fail(error)));
    }
    asking = false;
    if (!signal.aborted) settled();
  });
}
