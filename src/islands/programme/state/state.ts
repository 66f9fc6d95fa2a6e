import type { AddressBar } from "../../../shared/dom/address-bar.ts";
import type { Clock } from "../../../shared/time/clock.ts";
import type { ProgrammeApi } from "../api/api.ts";
import type { InitialData } from "../api/initial.ts";
import type { Activity } from "../domain/activity.ts";
import type { AreaId } from "../domain/areas.ts";
import type { Categories } from "../domain/categories.ts";
import type { Filters, Mode, ProgrammeLocation } from "../domain/filters.ts";
import type { Chip } from "./chips.ts";

/**
 * - `loading`: the first load is on its way, the server's HTML stays.
 * - `ready`: `activities` hold an answer of the API; it stays so through later loads and failures.
 * - `failed`: the first load failed; the server's HTML stays. `retry()` or coming back online is `loading` again.
 */
export type Phase = "loading" | "ready" | "failed";

/** What the programme knows. `filters`, `mode`, `page` and `card` are what the visitor asked for. */
export interface ProgrammeData extends ProgrammeLocation {
  /** Seed of the server's random order, 1 to 16; one per result set. */
  readonly seed: number;
  /** Null until they are known, or when their call failed: selectors are then disabled, the list works. */
  readonly categories: Categories | null;
  /** Pages 1 to `reached` of the last answer, without duplicates. Kept while the next answer is on its way. */
  readonly activities: readonly Activity[];
  /** The filters that `activities` and `count` answer. */
  readonly answered: Filters;
  /** `activities` and `count` are out of date: another answer is on its way (`busy`), or did not come. */
  readonly stale: boolean;
  /** Pages in `activities`; beyond `page` on the map only, where the others follow by themselves. */
  readonly reached: number;
  /** On the map: pages are still coming by themselves, one after the other (ruling D37). Not `busy`, not `adding`. */
  readonly following: boolean;
  /** How many activities match, as the API says. */
  readonly count: number;
  readonly perPage: number;
  readonly phase: Phase;
  /** A change is waiting for its debounce, or a request for activities is on its way. */
  readonly busy: boolean;
  /** The request on its way will append to `activities`, not replace them. */
  readonly adding: boolean;
  /** Why the last load failed, after all retries; null as soon as another one starts. */
  readonly failure: Error | null;
  /** Why the categories did not come though the list did; null as soon as they do, or the visitor tries again. */
  readonly lacking: Error | null;
  /** Index of the first card that the last 'load more' added; null after anything else. */
  readonly appended: number | null;
  /** The last page asked for was empty: whatever `count` says, there is no more. */
  readonly exhausted: boolean;
  /**
   * Grows by one each time a load of activities has settled well: what the live region waits for. On the map that is
   * when the last page is in; a choice that is taken back counts too.
   */
  readonly loads: number;
}

export interface ProgrammeActions {
  /** Reads the address, applies the today rule and loads. Called once. */
  start(): void;
  /** Page 1, no card, a new seed, and a load after 250 ms. A chosen place (`location`) alone loads nothing. */
  setFilters(patch: Partial<Filters>): void;
  setMode(mode: Mode): void;
  /** Chooses or removes an area; removing 'Dans la ville' in the map view returns to the list. */
  toggleArea(id: AreaId): void;
  /** Shows or hides signing sessions; cannot hide them while type 6339 is chosen. */
  setSigning(shown: boolean): void;
  removeChip(chip: Chip): void;
  /** All filters, list mode, `mode=liste` alone in the address. The today rule is not applied again (ruling D73). */
  reset(): void;
  /** Appends the next page, but not to a list that is out of date; on the map, pages follow again. */
  loadMore(): void;
  /** Tries the load that failed, and the categories that did not come, once more. */
  retry(): void;
  /** Runs a waiting debounce at once, so that the address and the request are those on screen (sharing). */
  flush(): void;
  /** Writes the card (and the page) into the address before the visitor leaves, so that Back returns to it. */
  chooseCard(slug: string): void;
  /** Takes up what the address says now: `popstate`, and `pageshow` out of the back/forward cache. */
  readAddress(): void;
}

export interface ProgrammeState extends ProgrammeData {
  /** One object for the life of the store: safe to select, safe as a dependency. */
  readonly actions: ProgrammeActions;
}

export interface ProgrammeStoreOptions {
  readonly api: ProgrammeApi;
  readonly clock: Clock;
  /** In [0, 1), as Math.random. */
  readonly random: () => number;
  readonly initial: InitialData | null;
  readonly address: AddressBar;
  /** Ends everything: after its abort no timer, listener or request is left and the state no longer changes. */
  readonly signal: AbortSignal;
  /** The mount context's: what the store's own callbacks throw fails this marker only. */
  readonly guard: <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;
  /** Receives each failure that the programme survives, once. */
  readonly report: (error: unknown) => void;
  /** Where `online` is listened for; the window by default. */
  readonly network?: EventTarget;
  /** Whether the visitor sees the page; the document by default. */
  readonly tab?: EventTarget & Pick<Document, "hidden">;
}
