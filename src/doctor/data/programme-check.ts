import { eventsQuery } from "../../islands/programme/api/api.ts";
import { type Categories, readCategories } from "../../islands/programme/domain/categories.ts";
import { DEFAULT_FILTERS } from "../../islands/programme/domain/filters.ts";
import { parseActivities } from "../../shared/activity/schema.ts";
import type { Http } from "../../shared/http/http.ts";
import { grouped } from "../../shared/text/grouped.ts";
import { activityFaults } from "./activity-faults.ts";
import type { ReadData } from "./data-check.ts";
import { counted } from "./listed.ts";
import { pictureFaults } from "./pictures.ts";
import { readList } from "./read-list.ts";
import { refusedAddresses } from "./refused.ts";

/** Asks for the whole programme and its option lists. */
export async function checkProgramme(root: string, http: Http, signal: AbortSignal): Promise<ReadData> {
  const errors: unknown[] = [];
  let categories: Categories | null = null;
  try {
    const read = (answer: unknown) => readCategories(answer, (error) => errors.push(error));
    categories = await http.json(`${root}/categories`, read, signal);
  } catch (error) {
    errors.push(error);
  }
  const question = { filters: DEFAULT_FILTERS, mode: "liste" } as const;
  const address = (page: number) => `${root}/events?${eventsQuery(question, page, 1)}`;
  const list = await readList(http, address, parseActivities, signal);
  const pictures = list.items.flatMap(({ title, photos: [picture] }) =>
    picture ? [{ title, picture }] : [],
  );
  return {
    summary: `Programmation : ${counted(list.items.length, "1 activité lue", "activités lues")} sur ${grouped(list.count)}.`,
    faults: [
      ...activityFaults(list.items, categories),
      ...refusedAddresses(list.raw, ["url"]),
      ...(await pictureFaults(pictures, document.baseURI, signal)),
    ],
    errors: [...errors, ...list.errors],
  };
}
