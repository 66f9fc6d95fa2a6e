/** The distinct places of activities (ruling D38), and the activities of one of them. */
import type { Activity } from "../../../shared/activity/activity.ts";
import { placeId } from "../../../shared/activity/places.ts";

/** A place and its number of activities. */
export interface MapPlace {
  /** Value in `filters.location` and the address: see `placeId`. */
  readonly id: number;
  readonly title: string;
  readonly address: string | null;
  /** Null for a place that only the list can show. */
  readonly coordinates: { readonly lng: number; readonly lat: number } | null;
  /** How many activities there are. */
  readonly count: number;
}

const byName = new Intl.Collator("fr-CA", { numeric: true });

function collect(activities: readonly Activity[]): readonly MapPlace[] {
  const found = new Map<number, MapPlace>();
  for (const activity of activities) {
    const here = new Map(activity.places.map((place) => [placeId(place), place]));
    for (const [id, { title, address, coordinates }] of here) {
      const known = found.get(id);
      found.set(id, {
        id,
        title: known?.title ?? title,
        address: known?.address ?? address,
        coordinates: known?.coordinates ?? coordinates,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return [...found.values()].sort((one, other) => byName.compare(one.title, other.title));
}

const made = new WeakMap<readonly Activity[], readonly MapPlace[]>();

/** The places of the activities, by name; the same list for the same activities. */
export function placesOf(activities: readonly Activity[]): readonly MapPlace[] {
  const places = made.get(activities) ?? collect(activities);
  made.set(activities, places);
  return places;
}

/** The activities at a place; the same list when no place is chosen. */
export function visibleActivities(
  activities: readonly Activity[],
  location: number | null,
): readonly Activity[] {
  if (location === null) return activities;
  return activities.filter(({ places }) => places.some((place) => placeId(place) === location));
}
