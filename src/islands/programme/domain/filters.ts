import { signingType } from "../../../shared/activity/facts.ts";
import type { AreaId } from "./areas.ts";
import { SELECTOR_NAMES, type SelectorName } from "./selectors.ts";

/** The state of the programme's filters, in domain terms. */

/** Whether signing sessions are always shown with this type (ruling D29). */
export const isSigningType = (type: number | null): boolean => type === signingType();

/** The views: their names in the address, and the API's names (ruling D13). */
export const MODE_NAMES = { liste: "list", horaire: "schedule", carte: "map" } as const;
export type Mode = keyof typeof MODE_NAMES;

export interface Filters extends Readonly<Record<SelectorName, number | null>> {
  /** Value of the chosen date option, epoch seconds. */
  readonly date: number | null;
  /** First and last hour, 0 to 24. */
  readonly hours: readonly [number, number];
  /** Whether signing sessions are shown; on by default. */
  readonly dedicace: boolean;
  readonly areas: readonly AreaId[];
  /** Chosen place in the map view; never sent to the API. */
  readonly location: number | null;
  /** What the visitor searches for among the loaded activities; never sent to the API, and never blank. */
  readonly recherche: string | null;
}

/** Everything that the address bar contains: filters, view and position in the results. */
export interface ProgrammeLocation {
  readonly filters: Filters;
  readonly mode: Mode;
  /** Pages 1 to `page` are shown together; at least 1. */
  readonly page: number;
  /** Slug of the card to return to. */
  readonly card: string | null;
}

export const DEFAULT_FILTERS: Filters = {
  date: null,
  hours: [0, 24],
  dedicace: true,
  areas: [],
  ...(Object.fromEntries(SELECTOR_NAMES.map((name) => [name, null])) as Record<SelectorName, null>),
  location: null,
  recherche: null,
};

export const DEFAULT_LOCATION: ProgrammeLocation = {
  filters: DEFAULT_FILTERS,
  mode: "liste",
  page: 1,
  card: null,
};
