/** The schemas of the five answers, composed from those that read their rows. */
import * as v from "valibot";
import { entrySchema } from "../../src/islands/directory/domain/entry.ts";
import { categoriesSchema } from "../../src/islands/programme/domain/categories.ts";
import { COUNTED_PARAMETERS } from "../../src/islands/programme/filters/counts/counted.ts";
import { streamSchema } from "../../src/islands/webcast/domain/schema.ts";
import { activitySchema } from "../../src/shared/activity/schema.ts";
import { rowsOf } from "./described-schemas.ts";

type Schema = v.GenericSchema;

/** A higher total is a fault of the server. */
const amount = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(999_999));

/** `meta.counts`: the numbers beside the options, by filter and by the option's value. */
const counts = (): Schema =>
  v.nullish(
    v.object(
      Object.fromEntries(
        Object.keys(COUNTED_PARAMETERS).map((name) => [name, v.nullish(v.record(v.string(), amount(0)))]),
      ),
    ),
  );

/** A list, with the totals without which the widget shows one page and reports it. */
const listOf = (row: unknown, name: string, more: v.ObjectEntries = {}): Schema =>
  v.object({
    data: rowsOf(row as Schema, name),
    meta: v.object({
      count: amount(0),
      page: v.optional(amount(1)),
      perPage: amount(1),
      ...more,
    }),
  });

const ignored = () => {};

type Lists = v.NullishSchema<
  v.ObjectSchema<Record<string, v.NullishSchema<Schema, undefined>>, undefined>,
  undefined
>;

/** A list of options may be missing. One that is null is reported. */
function categories(): Schema {
  const { entries } = (categoriesSchema(ignored) as unknown as Lists).wrapped;
  const lists = Object.entries(entries).map(([kind, { wrapped }]) => [kind, v.optional(wrapped)]);
  return v.object({ data: v.object(Object.fromEntries(lists)) });
}

function streams(): Schema {
  const rows = rowsOf(streamSchema(ignored) as Schema, "stream");
  return v.object({
    data: v.nullable(v.object({ entry: v.nullable(v.object({ homeStreams: v.nullable(rows) })) })),
  });
}

export const ANSWERS: Readonly<Record<string, () => Schema>> = {
  events: () => listOf(activitySchema(ignored), "activity", { counts: counts() }),
  categories,
  authors: () => listOf(entrySchema, "author"),
  companies: () => listOf(entrySchema, "exhibitor"),
  streams,
};
