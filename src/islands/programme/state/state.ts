import type { Activity } from "../../../shared/activity/activity.ts";
import type { AddressBar } from "../../../shared/dom/address-bar.ts";
import type { ListActions, ListContext, ListData } from "../../../shared/list/list-state.ts";
import { NOTHING_LOADED } from "../../../shared/list/list-store.ts";
import type { Clock } from "../../../shared/time/clock.ts";
import type { ProgrammeApi } from "../api/api.ts";
import type { InitialData } from "../api/initial.ts";
import type { AreaId } from "../domain/areas.ts";
import type { Categories } from "../domain/categories.ts";
import { DEFAULT_LOCATION, type Filters, type Mode, type ProgrammeLocation } from "../domain/filters.ts";
import type { Chip } from "./chips.ts";

/** What the visitor has typed into the search field. */
export interface Typed {
  readonly text: string;
  /** An input method still composes it: it is not searched yet. */
  readonly composed?: boolean;
  /** It is the search, but for spaces at its ends. */
  readonly taken?: boolean;
}

/** How many activities the options of a group would give, by the options' values. */
export type OptionCounts = ReadonlyMap<number, number>;

/**
 * The state of the programme: a list of activities, and the options of its filters. Pages follow automatically on the
 * map and during a search.
 */
export interface ProgrammeData extends ProgrammeLocation, ListData<Activity, Filters> {
  /** Null until they are known, or when their call failed: selectors are then disabled, the list works. */
  readonly categories: Categories | null;
  /**
   * Why the categories could not be loaded although the list was; null once they load, or the visitor tries again.
   */
  readonly lacking: unknown;
  /** Number of loaded activities that the search has found; null without a search, and until its code has loaded. */
  readonly found: number | null;
  /** Null until the visitor has gone to the search field. */
  readonly typed: Typed | null;
  /** Name of the select that the visitor has gone to last. */
  readonly countedSelect: string | null;
  /**
   * Numbers beside the options of the areas and of the selects that the visitor has gone to, by the field's name; null
   * until their code has loaded, and for a moment after each change.
   */
  readonly optionCounts: ReadonlyMap<string, OptionCounts> | null;
}

/** A programme before its start. */
export const NO_ACTIVITIES: ProgrammeData = {
  ...NOTHING_LOADED,
  ...DEFAULT_LOCATION,
  answered: DEFAULT_LOCATION.filters,
  categories: null,
  lacking: null,
  found: null,
  typed: null,
  countedSelect: null,
  optionCounts: null,
};

/** Pages of activities, as the page has stored or shown them before. */
type StoredPages = Pick<ProgrammeData, "items" | "count" | "perPage" | "reached" | "exhausted" | "seed">;

export interface ProgrammeActions extends ListActions {
  /** How many of the loaded activities a search has found; null without a search. */
  setFound(found: number | null): void;
  /** What the search field shows; null for the search itself. */
  setTyped(typed: Typed | null): void;
  /** The visitor goes to the select of this name. */
  goToSelect(name: string): void;
  setOptionCounts(counts: ProgrammeData["optionCounts"]): void;
  /**
   * Replaces the list by stored pages: as the answer to the state's own question, or with `to`, as a list that
   * is ready and up to date as far as anybody knows.
   */
  showStored(pages: StoredPages, to?: Pick<ProgrammeLocation, "filters" | "mode">): void;
  /** Page 1, no card, a new seed, and a load after 250 ms. A chosen place (`location`) alone loads nothing. */
  setFilters(patch: Partial<Filters>): void;
  setMode(mode: Mode): void;
  /** Chooses or removes an area; removing 'Dans la ville' in the map view returns to the list. */
  toggleArea(id: AreaId): void;
  /** Shows or hides signing sessions; cannot hide them while their type is chosen. */
  setSigning(shown: boolean): void;
  removeChip(chip: Chip): void;
  /** All filters, list mode, `mode=liste` alone in the address. The today rule is not applied again (ruling D73). */
  reset(): void;
  /** Runs a waiting debounce at once, so that the address and the request are those on screen (sharing). */
  flush(): void;
}

export interface ProgrammeState extends ProgrammeData {
  /** One object for the life of the store: safe to select, safe as a dependency. */
  readonly actions: ProgrammeActions;
}

export interface ProgrammeStoreOptions extends ListContext {
  readonly api: ProgrammeApi;
  readonly clock: Clock;
  /** In [0, 1), as Math.random. */
  readonly random: () => number;
  readonly initial: InitialData | null;
  readonly address: AddressBar;
}
