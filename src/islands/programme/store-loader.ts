import type { LoadedPages } from "./store-loading.ts";
import { appendNew, credibleCount, loadPages, moreAfter } from "./store-loading.ts";
import type { ProgrammeData, ProgrammeStoreOptions } from "./store-state.ts";
import { MOST_PAGES } from "./url-state.ts";

interface Loader {
  /** Loads pages 1 to the state's page after a delay, in place of whatever waits or is on its way. */
  replace(delay: number): void;
  /** Appends the next page, unless something waits or is on its way. */
  more(): void;
  /** Tries the load that failed again. */
  retry(): void;
  /** Runs a waiting load at once. */
  flush(): void;
}

type Kind = "replace" | "more";

interface LoaderOptions
  extends Pick<ProgrammeStoreOptions, "api" | "signal" | "guard" | "report" | "network"> {
  readonly get: () => ProgrammeData;
  /** Must do nothing once `signal` has aborted. */
  readonly set: (patch: Partial<ProgrammeData>) => void;
  /** Called when an answer has been taken into the state. */
  readonly settled: () => void;
}

/** What an answer makes of the state. */
export function taken(pages: LoadedPages, { loads }: ProgrammeData): Partial<ProgrammeData> {
  return {
    ...pages,
    phase: "ready",
    busy: false,
    adding: false,
    failure: null,
    appended: null,
    loads: loads + 1,
  };
}

/**
 * The one place that asks for activities. At any time there is at most one of: a delay, a request. The newest
 * wins: whatever came before is aborted, and an answer that arrives all the same is dropped (ruling D24).
 */
export function createLoader(options: LoaderOptions): Loader {
  const { api, signal, guard, report, network = globalThis, get, set, settled } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | null = null;
  let failed: Kind | null = null;

  /** After this nothing waits and nothing is on its way, not even the hope of coming back online. */
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    current?.abort();
    current = null;
    failed = null;
  }
  signal.addEventListener("abort", cancel, { once: true });

  async function ask(kind: Kind, asked: AbortSignal): Promise<Partial<ProgrammeData>> {
    const state = get();
    if (kind === "replace") {
      const last = Math.min(state.page, MOST_PAGES);
      return taken(await loadPages(api, state, last, state.seed, asked), state);
    }
    const page = state.page + 1;
    const answer = await api.events(state, page, state.seed, asked);
    const activities = appendNew(state.activities, answer.activities);
    const exhausted = answer.received === 0;
    const { perPage } = answer;
    const count = credibleCount(answer.count, activities);
    return {
      ...taken({ activities, count, perPage, page: exhausted ? state.page : page, exhausted }, state),
      appended: activities.length > state.activities.length ? state.activities.length : null,
    };
  }

  /**
   * @param said this failure was reported already: another one says nothing more
   * @param last it runs of its own accord, once: another failure does not wait for the network again
   */
  function run(kind: Kind, said = false, last = false): void {
    cancel();
    if (signal.aborted) return;
    const mine = new AbortController();
    current = mine;
    set({ busy: true, adding: kind === "more", failure: null });
    const load = async () => {
      let patch: Partial<ProgrammeData>;
      try {
        patch = await ask(kind, mine.signal);
      } catch (error) {
        if (mine.signal.aborted) return;
        failed = kind;
        fail(error);
        if (!said) report(error);
        // `current` stays, so that whatever the visitor does next takes this listener away with it.
        const online = { once: true, signal: mine.signal };
        if (!last)
          network.addEventListener(
            "online",
            guard(() => run(kind, true, true)),
            online,
          );
        return;
      }
      if (mine.signal.aborted) return;
      current = null;
      set(patch);
      settled();
    };
    void guard(load)();
  }

  /** Ruling D25: the old results stay, the controls come back, it is said once, and tried once when online. */
  function fail(error: unknown): void {
    const { phase } = get();
    set({
      busy: false,
      adding: false,
      failure: error instanceof Error ? error : new Error(String(error)),
      phase: phase === "loading" ? "failed" : phase,
    });
  }

  return {
    replace(delay) {
      cancel();
      if (signal.aborted) return;
      if (delay === 0) run("replace");
      else {
        set({ busy: true, adding: false, failure: null });
        timer = setTimeout(
          guard(() => run("replace")),
          delay,
        );
      }
    },
    more() {
      const state = get();
      if (state.busy || state.phase !== "ready") return;
      if (failed === "replace") run("replace", true);
      else if (!state.exhausted && moreAfter(state, state.page)) run("more", failed !== null);
    },
    retry() {
      if (failed !== null) run(failed, true);
    },
    flush() {
      if (timer !== undefined) run("replace");
    },
  };
}
