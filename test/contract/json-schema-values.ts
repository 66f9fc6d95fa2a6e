/** Values that fit a JSON Schema, for fast-check; knows the words that the schemas in docs/schemas/ use. */
import fc from "fast-check";

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Texts without markup: one that is nothing else would be empty for a reader. */
const WORDS = fc.stringMatching(/^[a-zé0-9]{1,12}$/);

export function valuesOf(root: Schema): fc.Arbitrary<unknown> {
  const typed = (schema: Schema, type: string): fc.Arbitrary<unknown> => {
    if (type === "null") return fc.constant(null);
    if (type === "boolean") return fc.boolean();
    if (type === "number") return fc.integer();
    if (type === "integer")
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2_000_000_000 });
    if (type === "string") return text(schema);
    if (type === "array")
      return fc.array(values(schema.items ?? {}), { maxLength: Math.min(3, schema.maxItems ?? 3) });
    const { properties = {}, required = [] } = schema;
    const fields = Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, values(inner)]));
    return fc.record(fields, { requiredKeys: [...required] });
  };
  const text = ({ pattern, format }: Schema) => {
    if (format === "date-time") return fc.constant("2026-11-26T10:00:00-05:00");
    if (pattern?.includes("w")) return fc.stringMatching(new RegExp(pattern));
    return pattern?.includes("d") ? fc.stringMatching(/^\d{1,9}$/) : WORDS;
  };
  const values = (schema: Schema): fc.Arbitrary<unknown> => {
    const name = schema.$ref?.replace("#/$defs/", "");
    if (name) return fc.memo(() => values(root.$defs?.[name] ?? {}))();
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const all = [
      ...(schema.anyOf ?? []).map(values),
      ...[schema.type ?? []].flat().map((type) => typed(schema, type)),
    ];
    return all.length === 0 ? fc.anything() : fc.oneof(...all);
  };
  return values(root);
}
