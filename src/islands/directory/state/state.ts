import type { AddressBar } from "../../../shared/dom/address-bar.ts";
import type { ListActions, ListContext, ListData } from "../../../shared/list/list-state.ts";
import { NOTHING_LOADED } from "../../../shared/list/list-store.ts";
import type { DirectoryApi, InitialData } from "../api/api.ts";
import type { Entry } from "../domain/entry.ts";
import type { DirectoryLocation } from "./url.ts";

/** What a directory knows. Its question is a letter, null for all. */
export interface DirectoryData extends DirectoryLocation, ListData<Entry, string | null> {
  /** What the visitor has typed to find a name among `items`. */
  readonly sought: string;
}

interface DirectoryActions extends ListActions {
  /**
   * Another letter, null for all: page 1, no card, and a load at once.
   * @param sought what is typed goes on, for a letter that it led to; otherwise it is cleared
   */
  setLetter(letter: string | null, sought?: string): void;
  /** Looks for a name among what is loaded. Not part of the address: nobody else has the same pages loaded. */
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
