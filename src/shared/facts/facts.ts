/**
 * The facts of the fair: ids of its CMS, names, place and services. They change from year to year; a page replaces them
 * without a build (docs/embedding.md, 'Facts of the fair').
 *
 * Call these functions when a value is needed, never while a module loads: the page's values are known after
 * `readFacts`. Each file of `dist/` has a copy of the facts that it uses; the page's values lie on the page.
 */

import { replaced } from "./replaced.ts";

/** An area's name in the style sheets (`data-area`). */
export type AreaLook = "palais" | "ville" | "ligne";

export interface AreaFact {
  /** Id in the API, and value of `volet1`, `volet2` or `volet3` in the address. */
  readonly id: number;
  /** 'Au Palais des congrès': the filter's button, chips, a card's place. */
  readonly name: string;
  /** 'Palais': the sign on a card. */
  readonly brief: string;
  /** Ours; a page cannot replace it. */
  readonly look: AreaLook;
}

/** A network's own page for sharing: no script of theirs, no request before the click. */
interface NetworkFact {
  /** Name as the network writes it. */
  readonly name: string;
  /** Address with the places `{url}` and `{title}`. */
  readonly url: string;
}

export interface Facts {
  /** The three areas ('Volets'), in the order of `volet1`, `volet2` and `volet3`. */
  readonly areas: Readonly<Record<"venue" | "city" | "online", AreaFact>>;
  /** The venue's name, as the API writes it and cards show it. */
  readonly venue: string;
  /** Id of the type 'signing session', for which signing sessions are always shown. */
  readonly signingType: number;
  /** Ids of the statuses 'dates undetermined' and 'cancelled'. */
  readonly statuses: { readonly undetermined: number; readonly cancelled: number };
  /** IANA name of the time zone of all days and hours. */
  readonly timeZone: string;
  /** Centre and zoom of the map when it opens, in degrees and Leaflet's levels. */
  readonly map: { readonly lat: number; readonly lng: number; readonly zoom: number };
  /** Cards on a page of the API's lists: complete at once, and the number of shapes in a skeleton. */
  readonly pageSize: number;
  readonly networks: readonly NetworkFact[];
  /** Address of a calendar's form: `{title}`, `{start}`, `{end}`, `{location}`, `{details}`, `{zone}`. */
  readonly calendar: string;
}

const AREAS: Facts["areas"] = {
  venue: { id: 6332, name: "Au Palais des congrès", brief: "Palais", look: "palais" },
  city: { id: 6335, name: "Dans la ville", brief: "En ville", look: "ville" },
  online: { id: 73904, name: "En ligne", brief: "En ligne", look: "ligne" },
};
const VENUE = "Palais des congrès de Montréal";
const SIGNING_TYPE = 6339;
const STATUSES: Facts["statuses"] = { undetermined: 78588, cancelled: 71610 };
const TIME_ZONE = "America/Toronto";
/** North of the mountain, so that the whole island is visible; the zoom is the specification's. */
const MAP: Facts["map"] = { lat: 45.545, lng: -73.63, zoom: 11 };
const PAGE_SIZE = 24;
const NETWORKS: Facts["networks"] = [
  { name: "LinkedIn", url: "https://www.linkedin.com/sharing/share-offsite/?url={url}" },
  { name: "X", url: "https://x.com/intent/post?text={title}&url={url}" },
  { name: "Facebook", url: "https://www.facebook.com/sharer/sharer.php?u={url}" },
];
const CALENDAR =
  "https://calendar.google.com/calendar/render?action=TEMPLATE&text={title}&dates={start}/{end}" +
  "&location={location}&details={details}&ctz={zone}";

/** What a page has that replaces nothing. */
export const DEFAULT_FACTS: Facts = {
  areas: AREAS,
  venue: VENUE,
  signingType: SIGNING_TYPE,
  statuses: STATUSES,
  timeZone: TIME_ZONE,
  map: MAP,
  pageSize: PAGE_SIZE,
  networks: NETWORKS,
  calendar: CALENDAR,
};

const page: Partial<Facts> = replaced;

export const areas = () => page.areas ?? AREAS;
export const venue = () => page.venue ?? VENUE;
export const signingType = () => page.signingType ?? SIGNING_TYPE;
export const statuses = () => page.statuses ?? STATUSES;
export const timeZone = () => page.timeZone ?? TIME_ZONE;
export const mapView = () => page.map ?? MAP;
export const pageSize = () => page.pageSize ?? PAGE_SIZE;
export const networks = () => page.networks ?? NETWORKS;
export const calendar = () => page.calendar ?? CALENDAR;
