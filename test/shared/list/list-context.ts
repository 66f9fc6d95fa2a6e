/** What a list's store needs of its page, for tests: nothing is loaded, written or shown. */
import type { AddressBar } from "../../../src/shared/dom/address-bar.ts";
import type { ListContext } from "../../../src/shared/list/list-state.ts";

/** An address bar that only records what is written to it. */
export function noteAddress(query = "", seed: number | null = null) {
  const written: string[] = [];
  const bar: AddressBar = {
    read: () => query,
    seed: () => seed,
    write(next, nextSeed) {
      query = next;
      seed = nextSeed;
      written.push(next);
    },
    flush: () => {},
  };
  return {
    bar,
    written,
    query: () => query,
    /** As when the visitor goes back to a history entry. */
    visit(next: string, nextSeed: number | null = null) {
      query = next;
      seed = nextSeed;
    },
  };
}

/** A marker's context. `reports` are failures that the list survives, `failures` fail the marker. */
export function noteContext() {
  const leave = new AbortController();
  const network = new EventTarget();
  const reports: unknown[] = [];
  const failures: unknown[] = [];
  const context: ListContext = {
    signal: leave.signal,
    isHere: () => true,
    report: (error) => reports.push(error),
    network,
    guard:
      (callback) =>
      (...args) => {
        try {
          const result = callback(...args);
          if (result instanceof Promise) result.catch((error: unknown) => failures.push(error));
          return result;
        } catch (error) {
          failures.push(error);
          return undefined;
        }
      },
  };
  return { context, leave, network, reports, failures };
}
