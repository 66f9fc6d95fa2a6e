/**
 * The building blocks of `src/shared/http/schemas.ts` once more, in terms that JSON Schema knows. With these in place of
 * the tolerant ones, the schemas that read an answer describe one that needs no tolerance: keys, nesting and limits are
 * those of the code.
 */
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

type Schema = v.GenericSchema;

/** What a CMS may leave out, or write as null. */
const optional = <const Wrapped extends Schema>(schema: Wrapped) => v.nullish(schema);

const digits = v.pipe(v.string(), v.regex(/^\d+$/));
const decimal = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
const text = v.union([v.pipe(v.string(), v.regex(/\S/)), v.number()]);
const loose = optional(v.union([v.string(), v.number()]));
const link = optional(v.string());
/** Epoch seconds, or ISO text. */
const instant = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.isoTimestamp()),
]);

/** Schemas of items, by the name of their list, since the last `described`. */
let items: Record<string, Schema> = {};

function itemOf(schema: Schema, name: string): Schema {
  const isSmall = ["union", "nullish"].includes(schema.type);
  if (!isSmall && !Object.values(items).includes(schema)) items[name] = schema;
  return schema;
}

export const rowsOf = (schema: Schema, name: string): Schema => v.array(itemOf(schema, name));

export const blocks = {
  anything: v.unknown(),
  anyObject: v.looseObject({}),
  orNull: optional,
  text,
  title: text,
  optionalText: loose,
  prose: loose,
  numeric: v.union([v.number(), decimal]),
  id: v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), digits]),
  rowId: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  ]),
  link,
  picture: link,
  flag: optional(v.union([v.boolean(), v.picklist([0, 1, "0", "1"])])),
  fieldOf: (name: string, schema: Schema) => v.union([v.object({ [name]: schema }), schema]),
  fields: (entries: v.ObjectEntries) => optional(v.object(entries)),
  /** A list of one item may be the item itself. */
  list: (schema: Schema, name: string, _complain: unknown, most = 50) => {
    const item = itemOf(schema, name);
    return optional(v.union([v.pipe(v.array(item), v.maxLength(most)), item]));
  },
};

export const instantBlocks = { instant: () => optional(instant) };

type Json = Readonly<Record<string, unknown>>;

const isBareType = (one: Json) => Object.keys(one).join() === "type";

/** The alternatives of an `anyOf`, without those in it that are an `anyOf` themselves. */
const alternatives = (one: Json): readonly Json[] =>
  Array.isArray(one.anyOf) && Object.keys(one).length === 1 ? one.anyOf.flatMap(alternatives) : [one];

/** The same schema in fewer words. */
function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== "object" || value === null) return value;
  const { anyOf, required, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, brief(inner)]),
  ) as Json & { anyOf?: readonly Json[]; required?: readonly string[] };
  const kept = required?.length ? { ...rest, required } : rest;
  if (!anyOf) return kept;
  if (anyOf.some((one) => Object.keys(one).length === 0)) return {};
  const all = [...new Map(anyOf.flatMap(alternatives).map((one) => [JSON.stringify(one), one])).values()];
  const types = [...new Set(all.filter(isBareType).flatMap(({ type }) => type))];
  const others = all.filter((one) => !isBareType(one));
  const type = types.length > 0 ? [{ type: types.length === 1 ? types[0] : types }] : [];
  const [only, ...more] = [...others, ...type];
  return more.length === 0 ? { ...kept, ...only } : { ...kept, anyOf: [only, ...more] };
}

/** JSON Schema of what `make` composes from the blocks. Items of lists have definitions of their own. */
export function described(make: () => Schema): JsonSchema {
  items = {};
  const schema = make();
  return brief(
    toJsonSchema(schema, {
      typeMode: "output",
      errorMode: "ignore",
      target: "draft-2020-12",
      definitions: items,
    }),
  ) as JsonSchema;
}
