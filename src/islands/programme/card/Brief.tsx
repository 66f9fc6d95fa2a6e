import type { Activity } from "../domain/activity.ts";

/** Enough for what somebody may look for, few enough that the card stays one. */
const MOST_NAMES = 20;

/** What a card far from the window says beside its title: what somebody looks for in the page, as one text. */
export function Brief({ activity: { authors, persons, rooms, places } }: { readonly activity: Activity }) {
  const named = [...authors, ...persons, ...places].map(({ title }) => title);
  return <p className="signet-who">{[...new Set([...named, ...rooms])].slice(0, MOST_NAMES).join(", ")}</p>;
}
