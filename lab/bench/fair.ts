/** The fair's data for a benchmark: any number of activities, repeated with other ids and slugs; nothing is copied. */
import { type FairData, indexFair } from "../../test/host/data/fair.ts";
import type { StoredEvent } from "../../test/host/data/shapes.ts";

/** @param kept selects the activities to repeat; all by default */
export function repeated(
  data: FairData,
  count: number,
  kept: (row: StoredEvent) => boolean = () => true,
): FairData {
  const rows = data.storedEvents.filter(kept);
  const storedEvents = Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    const round = Math.floor(index / rows.length);
    if (!row) throw new Error("The fair has no such activity.");
    return round === 0
      ? row
      : {
          ...row,
          id: typeof row.id === "number" ? row.id + round * 1_000_000 : `${row.id}-${round}`,
          slug: `${row.slug}-${round}`,
          url: `${row.url}-${round}`,
        };
  });
  return indexFair({ ...data, storedEvents });
}

/** Whether it takes place in the city, and is therefore on the map. */
export const inCity = ({ categories }: StoredEvent): boolean =>
  categories.aspects.some(({ id }) => id === 6335);

export const isDated = ({ dates }: StoredEvent): boolean => Boolean(dates.start);
