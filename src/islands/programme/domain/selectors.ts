/**
 * The selectors, one row each. Address, query of the API, chips, sentence, fields, numbers beside options and ways out of
 * an empty list read this table; the words of each row are in the catalogues, where the compiler asks for them.
 */
import type { Activity, Term } from "../../../shared/activity/activity.ts";

interface Row {
  /** In the address, in the API's query and in forms. */
  readonly name: string;
  /** Its options among the categories. */
  readonly list: string;
  /** Where an activity says what it has of it; null when activities say nothing. */
  readonly termsOf: ((activity: Activity) => readonly Term[]) | null;
  /** Titles that an activity says without an id, too. */
  readonly titlesOf?: (activity: Activity) => readonly string[];
  /** Place among the filters to drop when nothing is found: those first that usually leave the fewest activities. */
  readonly rank: number;
  /** Whether it has a field in the advanced block; else only an address chooses it. */
  readonly isAdvanced: boolean;
}

const ROWS = [
  { name: "type", list: "types", termsOf: ({ types }) => types, rank: 6, isAdvanced: true },
  { name: "audience", list: "audiences", termsOf: ({ audiences }) => audiences, rank: 9, isAdvanced: true },
  { name: "age", list: "ages", termsOf: null, rank: 5, isAdvanced: true },
  { name: "theme", list: "themes", termsOf: ({ themes }) => themes, rank: 4, isAdvanced: false },
  { name: "subject", list: "subjects", termsOf: null, rank: 2, isAdvanced: true },
  { name: "project", list: "projects", termsOf: ({ projects }) => projects, rank: 3, isAdvanced: true },
  { name: "genre", list: "genres", termsOf: null, rank: 1, isAdvanced: true },
  {
    name: "room",
    list: "rooms",
    termsOf: ({ roomTerms }) => roomTerms,
    titlesOf: ({ rooms }) => rooms,
    rank: 0,
    isAdvanced: true,
  },
] as const satisfies readonly Row[];

export type SelectorName = (typeof ROWS)[number]["name"];
export type SelectorList = (typeof ROWS)[number]["list"];
/** The selectors with a field. */
export type AdvancedName = Extract<(typeof ROWS)[number], { readonly isAdvanced: true }>["name"];

export interface Selector<Name extends SelectorName = SelectorName> extends Row {
  readonly name: Name;
  readonly list: SelectorList;
}

/** In the order of the chips and of the address. */
export const SELECTORS: readonly Selector[] = ROWS;
export const SELECTOR_NAMES: readonly SelectorName[] = SELECTORS.map(({ name }) => name);

/** In the order of their fields. */
export const ADVANCED = SELECTORS.filter((one): one is Selector<AdvancedName> => one.isAdvanced);

/** The row of a kind of filter; undefined for those that are no selector. */
export const selectorOf = (kind: string): Selector | undefined => SELECTORS.find(({ name }) => name === kind);
