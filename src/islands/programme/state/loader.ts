import { unfinished } from "../../../shared/http/list-pages.ts";
import { comesByItself, type LoadedActivities, loadActivities } from "./loading.ts";
import type { ProgrammeData, ProgrammeStoreOptions } from "./state.ts";

interface Loader {
  /** Loads pages 1 to the state's page after a delay, in place of whatever waits or is on its way. */
  replace(delay: number): void;
  /** Appends the next page, unless something waits or is on its way. */
  more(): void;
  /** Goes on with the pages that come by themselves, if any do (ruling D37). */
  follow(): void;
  /** Drops whatever waits or is on its way: what is loaded is what is wanted. */
  keep(): void;
  /** Tries the load that failed again. */
  retry(): void;
  /** Runs a waiting load at once. */
  flush(): void;
}

type Kind = "replace" | "more" | "follow";

interface LoaderOptions
  extends Pick<ProgrammeStoreOptions, "api" | "signal" | "guard" | "report" | "network" | "tab"> {
  readonly get: () => ProgrammeData;
  /** Must do nothing once `signal` has aborted. */
  readonly set: (patch: Partial<ProgrammeData>) => void;
  /** Called when an answer has been taken into the state. */
  readonly settled: () => void;
}

const IDLE = { busy: false, adding: false, following: false, failure: null };

/** What an answer makes of the state; what more will come by itself is waited for until the load counts. */
export function withAnswer(
  pages: LoadedActivities,
  state: ProgrammeData,
  kind: Kind,
): Partial<ProgrammeData> {
  const following = comesByItself({ ...state, ...pages });
  const known = state.activities.length;
  return {
    ...pages,
    ...IDLE,
    following,
    answered: state.filters,
    stale: false,
    phase: "ready",
    page: kind === "follow" ? state.page : pages.reached,
    appended: kind === "more" && pages.activities.length > known ? known : null,
    loads: state.loads + Number(!following),
  };
}

/**
 * The one place that asks for activities. At any time there is at most one of: a delay, a request. The newest
 * wins: whatever came before is aborted, and an answer that arrives all the same is dropped (ruling D24).
 */
export function createLoader(options: LoaderOptions): Loader {
  const { api, signal, guard, report, network = globalThis, tab = document, get, set, settled } = options;
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
    if (kind === "follow" && tab.hidden) await seen(asked);
    const state = get();
    const pages =
      kind === "replace"
        ? loadActivities(api, { ...state, activities: [], reached: 0 }, state.page, asked, report)
        : loadActivities(api, state, state.reached + 1, asked, report);
    return withAnswer(await pages, state, kind);
  }

  /** Nothing comes by itself into a tab that nobody sees; resolves when it is seen. */
  const seen = (asked: AbortSignal) =>
    new Promise((resolve) => {
      tab.addEventListener("visibilitychange", resolve, { once: true, signal: asked });
    });

  /**
   * @param said this failure was reported already: another one says nothing more
   * @param last it runs of its own accord, once: another failure does not wait for the network again
   */
  function run(kind: Kind, said = false, last = false): void {
    cancel();
    if (signal.aborted) return;
    const mine = new AbortController();
    current = mine;
    const following = kind === "follow";
    const { phase } = get();
    set({
      ...IDLE,
      phase: phase === "failed" ? "loading" : phase,
      busy: !following,
      adding: kind === "more",
      following,
      stale: kind === "replace",
    });
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
      follow();
    };
    void guard(load)();
  }

  function follow(): void {
    if (comesByItself(get())) run("follow");
  }

  /** Ruling D25: the old results stay (out of date, if they were to be replaced), the controls come back, it is said once, and tried once when online. */
  function fail(error: unknown): void {
    const { phase } = get();
    set({
      ...IDLE,
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
        set({ ...IDLE, busy: true, stale: true });
        timer = setTimeout(
          guard(() => run("replace")),
          delay,
        );
      }
    },
    more() {
      const state = get();
      if (state.busy || state.following || state.stale || state.phase !== "ready") return;
      if (unfinished(state)) run(comesByItself(state) ? "follow" : "more", failed !== null);
    },
    follow,
    keep() {
      cancel();
      set(withAnswer(get(), get(), "follow"));
      follow();
    },
    retry() {
      if (failed !== null) run(failed, true);
    },
    flush() {
      if (timer !== undefined) run("replace");
    },
  };
}
