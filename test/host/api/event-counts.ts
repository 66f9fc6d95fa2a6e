/** `meta.counts` of `GET /api/events`: how many activities each option of a filter would give, with all other filters. */
import { SELECTORS } from "../../../src/islands/programme/domain/selectors.ts";
import type { CategoryLists } from "../data/shapes.ts";

/** By the filter's name, then by the option's value. */
export type EventCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The filters, and the options of each among the categories. */
const FILTERS = [
  { name: "dateStart", list: "dates" },
  { name: "aspects", list: "aspects" },
  ...SELECTORS.map(({ name, list }) => ({ name, list })),
] as const;

/** @param countOf how many activities a request finds */
export const eventCounts =
  (categories: CategoryLists, countOf: (params: URLSearchParams) => number) =>
  (asked: URLSearchParams): EventCounts =>
    Object.fromEntries(
      FILTERS.map(({ name, list }) => {
        const others = [...asked].filter(([key]) => key !== name && !key.startsWith(`${name}[`));
        const counts = categories[list].map(({ value }) => [
          value,
          countOf(new URLSearchParams([...others, [name, String(value)]])),
        ]);
        return [name, Object.fromEntries(counts)];
      }),
    );
