/**
 * An activity as all islands use it. Only `schema.ts` knows the API's shape. Instants are epoch
 * seconds; calendar days are days in America/Toronto. Texts are plain text (entities decoded, markup removed),
 * addresses are checked.
 */
import type { RowId } from "../http/row-id.ts";

/** An item of a category, as in the activity's data. */
export interface Term {
  readonly id: number;
  readonly title: string;
}

/** A theme or project, which may have a text for the description block. */
interface DescribedTerm extends Term {
  readonly description: string | null;
}

export interface LinkedName {
  readonly title: string;
  /** Checked: http(s), relative or mailto; null when missing or refused. */
  readonly url: string | null;
}

export interface Person extends LinkedName {
  readonly photo: string | null;
  readonly occupations: readonly string[];
}

export interface Place {
  /** The location's id; null when the API gives none. */
  readonly id: number | null;
  readonly title: string;
  readonly address: string | null;
  /** Degrees; null when missing or 0,0. */
  readonly coordinates: { readonly lng: number; readonly lat: number } | null;
}

interface ActivityDates {
  /** Epoch seconds; null when the API gives none. */
  readonly start: number | null;
  readonly end: number | null;
  readonly startReport: number | null;
  readonly endReport: number | null;
  /** Every day of the activity, as epoch seconds inside that Eastern day, in order. */
  readonly range: readonly number[];
  readonly rangeReport: readonly number[];
  readonly allDay: boolean;
}

export interface Activity {
  readonly id: RowId;
  readonly slug: string;
  readonly title: string;
  readonly url: string | null;
  readonly dates: ActivityDates;
  readonly aspects: readonly Term[];
  readonly types: readonly Term[];
  readonly audiences: readonly Term[];
  readonly organizers: readonly LinkedName[];
  readonly statuses: readonly number[];
  readonly themes: readonly DescribedTerm[];
  readonly projects: readonly DescribedTerm[];
  readonly authors: readonly Person[];
  readonly persons: readonly Person[];
  readonly photos: readonly string[];
  readonly places: readonly Place[];
  readonly rooms: readonly string[];
  /** The rooms for which the API gives an id, by which a filter can name them. */
  readonly roomTerms: readonly Term[];
  readonly kiosk: string | null;
  /** `activityMode` is 'En personne et en virtuel'. */
  readonly hybrid: boolean;
}
