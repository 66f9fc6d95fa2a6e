import type { Activity } from "../activity.ts";

/** What a card far from the window says beside its title: what somebody looks for in the page, as one text. */
export function Brief({ activity: { authors, persons, rooms, places } }: { readonly activity: Activity }) {
  const named = [...authors, ...persons, ...places].map(({ title }) => title);
  return <p className="signet-who">{[...new Set([...named, ...rooms])].join(", ")}</p>;
}
