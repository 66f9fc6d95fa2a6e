/** What every list in pages knows and can do, whatever its items and its filters. */
import type { LoadedList } from "../http/list-pages.ts";

/** What the address says of every list; an island adds its filters. */
export interface ListLocation {
  /** Pages 1 to `page` are shown together (ruling D08). */
  readonly page: number;
  /** Slug of the card to come back to. */
  readonly card: string | null;
}

/**
 * - `loading`: the first load is on its way, the server's HTML stays.
 * - `ready`: `items` hold an answer of the API; it stays so through later loads and failures.
 * - `failed`: the first load failed; the server's HTML stays. `retry()` or coming back online is `loading` again.
 */
type Phase = "loading" | "ready" | "failed";

/**
 * `page` and `card` are what the visitor asked for; `items` are pages 1 to `reached` of the last answer, without
 * duplicates. `reached` is beyond `page` only where pages follow by themselves.
 */
export interface ListData<Item, Question> extends LoadedList<Item>, ListLocation {
  /** The question that `items` and `count` answer. */
  readonly answered: Question;
  /** Seed of the server's random order, one per question; 0 in a list without one. */
  readonly seed: number;
  /** `items` and `count` are out of date: another answer is on its way (`busy`), or did not come. */
  readonly stale: boolean;
  readonly phase: Phase;
  /** A change is waiting for its debounce, or a request is on its way. */
  readonly busy: boolean;
  /** The request on its way will append to `items`, not replace them. */
  readonly adding: boolean;
  /** Pages are coming by themselves, one after the other (ruling D37). Not `busy`, not `adding`. */
  readonly following: boolean;
  /** What the last load was rejected with, after all retries; null as soon as another one starts. */
  readonly failure: unknown;
  /** Index of the first item that the last `loadMore` added; null after anything else. */
  readonly appended: number | null;
  /**
   * Grows by one each time a load has succeeded: what the live region waits for. Where pages follow, that is when the last
   * one is in. A choice that is taken back counts, too.
   */
  readonly loads: number;
}

/** What the visitor can do with every list. */
export interface ListActions {
  /** Reads the address and loads. Called once. */
  start(): void;
  /** Appends the next page, but not to a list that is out of date. */
  loadMore(): void;
  /** Tries the load that failed once more. */
  retry(): void;
  /** Writes the card (and the page) into the address before the visitor leaves, so that Back returns to it. */
  chooseCard(slug: string): void;
  /** Takes up what the address says now: `popstate`, and `pageshow` out of the back/forward cache. */
  readAddress(): void;
}

/** What a list's store gets from its marker and its page. */
export interface ListContext {
  /** Ends everything: after its abort no timer, listener or request is left and the state no longer changes. */
  readonly signal: AbortSignal;
  /** The mount context's: what the store's own callbacks throw fails this marker only. */
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  /** Receives each failure that the list survives, once. */
  readonly report: (error: unknown) => void;
  /** Where `online` is listened for; the window by default. */
  readonly network?: EventTarget;
  /** Whether the visitor sees the page; the document by default. */
  readonly tab?: EventTarget & Pick<Document, "hidden">;
}
