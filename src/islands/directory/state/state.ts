import type { AddressBar } from "../../../shared/dom/address-bar.ts";
import type { LoadedList } from "../../../shared/http/list-pages.ts";
import type { DirectoryApi, InitialData } from "../api/api.ts";
import type { Entry } from "../domain/entry.ts";
import type { DirectoryLocation } from "./url.ts";

/**
 * - `loading`: the first load is on its way, the server's HTML stays.
 * - `ready`: `items` hold an answer of the API; it stays so through later loads and failures.
 * - `failed`: the first load failed; the server's HTML stays. `retry()` or coming back online is `loading` again.
 */
export type Phase = "loading" | "ready" | "failed";

/** What a directory knows. `letter`, `page` and `card` are what the visitor asked for, `items` pages 1 to `reached` of the last answer. */
export interface DirectoryData extends DirectoryLocation, LoadedList<Entry> {
  /** The letter that `items` answer. */
  readonly answered: string | null;
  /** `items` and `count` are out of date: another answer is on its way (`busy`), or did not come. */
  readonly stale: boolean;
  readonly phase: Phase;
  /** A request is on its way. */
  readonly busy: boolean;
  /** It will append to `items`, not replace them. */
  readonly adding: boolean;
  /** Why the last load failed, after all retries; null as soon as another one starts. */
  readonly failure: Error | null;
  /** Index of the first entry that the last 'Voir plus' added; null after anything else. */
  readonly appended: number | null;
  /** Grows by one each time a load has settled well: what the live region waits for. */
  readonly loads: number;
  /** What the visitor has typed to find a name among `items`. */
  readonly sought: string;
}

export interface DirectoryActions {
  /** Reads the address and loads. Called once. */
  start(): void;
  /**
   * Another letter, null for all: page 1, no card, and a load at once.
   * @param sought what is typed goes on, for a letter that it led to; otherwise it is cleared
   */
  setLetter(letter: string | null, sought?: string): void;
  /** Appends the next page, but not to a list that is out of date. */
  loadMore(): void;
  /** Tries the load that failed once more. */
  retry(): void;
  /** Looks for a name among what is loaded. Not part of the address: nobody else has the same pages loaded. */
  seek(text: string): void;
  /** Writes the card (and the page) into the address before the visitor leaves, so that Back returns to it. */
  chooseCard(slug: string): void;
  /** Takes up what the address says now: `popstate`, and `pageshow` out of the back/forward cache. */
  readAddress(): void;
}

export interface DirectoryState extends DirectoryData {
  /** One object for the life of the store. */
  readonly actions: DirectoryActions;
}

export interface DirectoryStoreOptions {
  readonly api: DirectoryApi;
  readonly initial: InitialData | null;
  readonly address: Pick<AddressBar, "read" | "write" | "seed" | "flush">;
  /** Ends everything: after its abort no listener or request is left and the state no longer changes. */
  readonly signal: AbortSignal;
  /** The mount context's: what the store's own callbacks throw fails this marker only. */
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  /** Receives each failure that the directory survives, once. */
  readonly report: (error: unknown) => void;
  /** Where `online` is listened for; the window by default. */
  readonly network?: EventTarget;
}
