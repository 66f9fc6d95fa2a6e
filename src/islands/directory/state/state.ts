import type { AddressBar } from "../../../shared/dom/address-bar.ts";
import type { ListActions, ListContext, ListData } from "../../../shared/list/list-state.ts";
import { NOTHING_LOADED } from "../../../shared/list/list-store.ts";
import type { DirectoryApi, InitialData } from "../api/api.ts";
import type { Entry } from "../domain/entry.ts";
import type { DirectoryLocation } from "./url.ts";

/** The state of a directory. Its query is a letter; null means all. */
export interface DirectoryData extends DirectoryLocation, ListData<Entry, string | null> {
  /** Text that the visitor has typed to find a name among `items`. */
  readonly sought: string;
}

interface DirectoryActions extends ListActions {
  /**
   * Shows another letter, null for all: page 1, no card, and a load without a delay.
   *
   * @param sought the search text to keep, for a letter that the search has offered; otherwise it is cleared
   */
  setLetter(letter: string | null, sought?: string): void;
  /** Searches the loaded names. Not part of the address, because others do not have the same pages loaded. */
  seek(text: string): void;
}

export interface DirectoryState extends DirectoryData {
  /** One object for the life of the store. */
  readonly actions: DirectoryActions;
}

/** A directory before its start. */
export const NO_ENTRIES: DirectoryData = { ...NOTHING_LOADED, letter: null, answered: null, sought: "" };

export interface DirectoryStoreOptions extends ListContext {
  readonly api: DirectoryApi;
  readonly initial: InitialData | null;
  readonly address: AddressBar;
}
