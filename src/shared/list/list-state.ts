/** State and actions of every list in pages, independent of items and filters. */
import type { LoadedList } from "../http/list-pages.ts";

/** Location that every list has in the address; an island adds its filters. */
export interface ListLocation {
  /** Pages 1 to `page` are shown together (ruling D08). */
  readonly page: number;
  /** Slug of the card to come back to. */
  readonly card: string | null;
}

/**
 * - `loading`: the first load is under way, the server's HTML stays.
 * - `ready`: `items` are an answer of the API; it stays so through later loads and failures.
 * - `failed`: the first load failed; the server's HTML stays. `retry()` or coming back online makes it `loading`
 *   again.
 */
type Phase = "loading" | "ready" | "failed";

/**
 * `page` and `card` are what the visitor wants; `items` are pages 1 to `reached` of the last answer, without
 * duplicates. `reached` is larger than `page` only where pages load automatically.
 */
export interface ListData<Item, Question> extends LoadedList<Item>, ListLocation {
  /** The question that `items` and `count` answer. */
  readonly answered: Question;
  /** Seed of the server's random order, one per question; 0 in a list without one. */
  readonly seed: number;
  /** `items` and `count` are outdated: another answer is loading (`busy`), or failed. */
  readonly stale: boolean;
  readonly phase: Phase;
  /** A change waits for its debounce, or a request is under way. */
  readonly busy: boolean;
  /** The current request will append to `items`, not replace them. */
  readonly adding: boolean;
  /** Pages are coming by themselves, one after the other (ruling D37). Not `busy`, not `adding`. */
  readonly following: boolean;
  /** Error of the last load, after all retries; null as soon as another one starts. */
  readonly failure: unknown;
  /** Index of the first item that the last `loadMore` added; null after anything else. */
  readonly appended: number | null;
  /**
   * Number of successful loads, for the live region. Where pages load automatically, the last of them counts. A
   * choice that is taken back counts, too.
   */
  readonly loads: number;
}

/** Actions of the visitor on every list. */
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

/** What a list's store receives from its marker and its page. */
export interface ListContext {
  /** Ends everything: after its abort no timer, listener or request is left and the state no longer changes. */
  readonly signal: AbortSignal;
  /** The mount context's: what the store's own callbacks throw fails this marker only. */
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  /** Receives each failure that the list survives, once. */
  readonly report: (error: unknown) => void;
  /** Whether the page is the marker's own (see `ownPage`); on another one, events of the network ask nothing. */
  readonly isHere: () => boolean;
  /** Where `online` is listened for; the window by default. */
  readonly network?: EventTarget;
  /** Whether the visitor sees the page; the document by default. */
  readonly tab?: EventTarget & Pick<Document, "hidden">;
}
