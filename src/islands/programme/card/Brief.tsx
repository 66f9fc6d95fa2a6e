import type { Activity } from "../../../shared/activity/activity.ts";

/** Limits the length of a brief card. */
const MOST_NAMES = 20;

/** Content of a card far from the window, beside its title: the names that a visitor may search for in the page. */
export function Brief({ activity: { authors, persons, rooms, places } }: { readonly activity: Activity }) {
  const named = [...authors, ...persons, ...places].map(({ title }) => title);
  return (
    <p className="signet-programme-who">
      {[...new Set([...named, ...rooms])].slice(0, MOST_NAMES).join(", ")}
    </p>
  );
}
