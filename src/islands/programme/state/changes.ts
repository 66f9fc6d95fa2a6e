/** How each action of the visitor changes the location, as pure functions. These rules are nowhere else. */
import { sameValues } from "../../../shared/list/same-values.ts";
import { type AreaId, areaIds, cityId } from "../domain/areas.ts";
import {
  DEFAULT_FILTERS,
  type Filters,
  isSigningType,
  type Mode,
  type ProgrammeLocation,
} from "../domain/filters.ts";
import type { Chip } from "./chips.ts";
import { orderedHours } from "./url.ts";

/** The part of a location that the API needs: all but the chosen place and the search. */
const questionOf = ({ filters, mode }: ProgrammeLocation) => ({
  ...filters,
  location: null,
  recherche: null,
  mode,
});

/** Whether two locations ask the API the same question. */
export const sameQuestion = (one: ProgrammeLocation, other: ProgrammeLocation): boolean =>
  sameValues(questionOf(one), questionOf(other));

/** Puts filters in order: hours within their bounds, areas once and in order, signing on with its type (D29). */
function settle(filters: Filters): Filters {
  return {
    ...filters,
    hours: orderedHours(...filters.hours),
    areas: areaIds().filter((id) => filters.areas.includes(id)),
    dedicace: filters.dedicace || isSigningType(filters.type),
  };
}

/** Section 4: any change of a filter returns to page 1 and forgets the card; a place and a search only forget the card. */
export function withFilters(location: ProgrammeLocation, patch: Partial<Filters>): ProgrammeLocation {
  const filters = settle({ ...location.filters, ...patch });
  // Removing the city in the map view leaves it: the map shows nothing else.
  const mode = location.mode === "carte" && !filters.areas.includes(cityId()) ? "liste" : location.mode;
  const next: ProgrammeLocation = {
    filters: mode === "carte" ? filters : { ...filters, location: null },
    mode,
    page: location.page,
    card: null,
  };
  return sameQuestion(location, next) ? next : { ...next, page: 1 };
}

/** Section 4: page 1; into the map, its area alone; into list or schedule, no place. */
export function withMode(location: ProgrammeLocation, mode: Mode): ProgrammeLocation {
  if (mode === location.mode) return location;
  const filters: Filters =
    mode === "carte" ? { ...location.filters, areas: [cityId()] } : { ...location.filters, location: null };
  return { filters, mode, page: 1, card: null };
}

export function withAreaToggled(location: ProgrammeLocation, id: AreaId): ProgrammeLocation {
  const { areas } = location.filters;
  return withFilters(location, {
    areas: areas.includes(id) ? areas.filter((area) => area !== id) : [...areas, id],
  });
}

export function withoutChip(location: ProgrammeLocation, { kind, area }: Chip): ProgrammeLocation {
  if (area !== null) return withAreaToggled(location, area);
  const key = kind === "signing" ? "dedicace" : kind;
  return withFilters(location, { [key]: DEFAULT_FILTERS[key as keyof Filters] });
}
