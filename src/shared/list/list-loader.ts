import { type ListPage, type LoadedList, loadPages, unfinished } from "../http/list-pages.ts";
import type { RowId } from "../http/row-id.ts";
import type { ListContext, ListData } from "./list-state.ts";

/**
 * `replace`: pages 1 to n of a query; `more`: a further page that the visitor asked for; `follow`: a page that loads
 * automatically.
 */
type Kind = "replace" | "more" | "follow";

export interface LoaderOptions<Item, Question, Data> extends ListContext {
  readonly get: () => Data;
  /** Must do nothing once `signal` has aborted. */
  readonly set: (patch: Partial<ListData<Item, Question>>) => void;
  /** Asks for one page of the answer to the state's question. */
  readonly ask: (state: Data, page: number, signal: AbortSignal) => Promise<ListPage<Item>>;
  /** What `answered` keeps of a state's question. */
  readonly questionOf: (state: Data) => Question;
  /** Whether `more` has something to load; by default, whether there are pages that are not in yet. */
  readonly hasMore?: (state: Data) => boolean;
  /** The page up to which further pages load automatically; 0 by default. */
  readonly follows?: (state: Data) => number;
}

/** No debounce and no request. */
export const IDLE = { busy: false, adding: false, following: false, failure: null };

/**
 * Loads a list's items. At any time there is at most one debounce or request. The newest counts: earlier ones are
 * aborted, and a late answer is ignored (ruling D24).
 *
 * @param settled called when an answer has been put into the state
 */
export function createListLoader<
  Item extends { readonly id: RowId },
  Question,
  Data extends ListData<Item, Question>,
>(options: LoaderOptions<Item, Question, Data>, settled: () => void) {
  const { get, set, signal, guard, report, isHere, hasMore = unfinished } = options;
  const { network = globalThis, tab = document } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;
  let failed: Kind | undefined;

  /** Cancels the debounce, the request and the wait for `online`. */
  function cancel(): void {
    clearTimeout(timer);
    current?.abort();
    timer = current = failed = undefined;
  }
  signal.addEventListener("abort", cancel);
  // What was shown may be old: src/offline dispatches this when the network is back.
  network.addEventListener(
    "signet:refresh",
    guard(() => isHere() && get().phase === "ready" && run("replace", true)),
    { signal },
  );

  /** Whether the next page loads automatically. */
  const comesByItself = (state: Data): boolean =>
    state.reached < (options.follows?.(state) ?? 0) && unfinished(state);

  function follow(): void {
    if (comesByItself(get())) run("follow");
  }

  /** Sets the pages as the answer to the question of `asked`. */
  function take(pages: LoadedList<Item>, asked: Data, kind: Kind): void {
    // The visitor may have ended a search meanwhile.
    const following = comesByItself({ ...get(), ...pages });
    const known = asked.items.length;
    set({
      ...pages,
      ...IDLE,
      following,
      answered: options.questionOf(asked),
      stale: false,
      phase: "ready",
      page: kind === "follow" ? asked.page : pages.reached,
      appended: kind === "more" && pages.items.length > known ? known : null,
      // Not before the last page that follows.
      loads: asked.loads + Number(!following),
    });
  }

  /** The pages that `kind` asks for, and the state that asked. A page that follows waits until the tab is seen. */
  async function request(kind: Kind, until: AbortSignal) {
    if (kind === "follow" && tab.hidden) {
      await new Promise((resolve) => {
        tab.addEventListener("visibilitychange", resolve, { once: true, signal: until });
      });
    }
    const asked = get();
    const [from, last] =
      kind === "replace" ? [{ items: [], reached: 0 }, asked.page] : [asked, asked.reached + 1];
    const pages = await loadPages((page) => options.ask(asked, page, until), from, last, report);
    return { pages, asked };
  }

  /**
   * @param reported the failure before was reported: another one is not
   * @param last the last attempt: another failure does not wait for the network again
   */
  function run(kind: Kind, reported = false, last = false): void {
    cancel();
    if (signal.aborted) return;
    const mine = new AbortController();
    current = mine;
    const { phase } = get();
    set({
      ...IDLE,
      phase: phase === "failed" ? "loading" : phase,
      busy: kind !== "follow",
      adding: kind === "more",
      following: kind === "follow",
      stale: kind === "replace",
    });
    const accept = ({ pages, asked }: Awaited<ReturnType<typeof request>>) => {
      if (mine.signal.aborted) return;
      current = undefined;
      take(pages, asked, kind);
      settled();
      follow();
    };
    // Ruling D25: the old items stay (out of date, if they were to be replaced), the controls work again.
    const refuse = (failure: unknown) => {
      if (mine.signal.aborted) return;
      failed = kind;
      set({ ...IDLE, failure, phase: get().phase === "ready" ? "ready" : "failed" });
      if (!reported) report(failure);
      // `current` stays, so that whatever the visitor does next removes this listener.
      const again = guard(() => isHere() && run(kind, true, true));
      if (!last) network.addEventListener("online", again, { once: true, signal: mine.signal });
    };
    guard(() => request(kind, mine.signal).then(accept, refuse))();
  }

  return {
    /** Loads pages 1 to the state's page after a delay; cancels any pending load. */
    replace(delay: number): void {
      cancel();
      if (signal.aborted) return;
      if (delay > 0) {
        set({ ...IDLE, busy: true, stale: true });
        timer = setTimeout(
          guard(() => run("replace")),
          delay,
        );
      } else run("replace");
    },
    /** Appends the next page, unless another load is pending or the list is outdated. */
    more(): void {
      const state = get();
      if (state.busy || state.following || state.stale || !hasMore(state)) return;
      run(comesByItself(state) ? "follow" : "more", failed !== undefined);
    },
    /** Takes pages that the page brought along for the answer to the state's question. */
    take(pages: LoadedList<Item>): void {
      take(pages, get(), "replace");
      settled();
      follow();
    },
    /** Cancels any pending load: the current items are the answer. */
    keep(): void {
      cancel();
      take(get(), get(), "follow");
      follow();
    },
    /** Tries the load that failed again. */
    retry(): void {
      if (failed) run(failed, true);
    },
    /** Runs a waiting load at once. */
    flush(): void {
      if (timer !== undefined) run("replace");
    },
  };
}
