/**
 * What scripts of the page have done to JavaScript's own objects. Old libraries do so (Prototype, MooTools, polyfills of
 * 2010), and React, like every library of today, needs the originals.
 */

const OWNERS: Readonly<Record<string, object>> = {
  Array,
  "Array.prototype": Array.prototype,
  "Function.prototype": Function.prototype,
  JSON,
  Map,
  "Map.prototype": Map.prototype,
  Object,
  "Object.prototype": Object.prototype,
  Promise,
  "Promise.prototype": Promise.prototype,
  Set,
  "Set.prototype": Set.prototype,
  "String.prototype": String.prototype,
};

/** Read before anything that this module prints could be replaced itself. */
const sourceOf = Function.prototype.toString;
const isNative = (value: unknown) => /\{\s*\[native code\]\s*\}\s*$/.test(sourceOf.call(value));

/** Names of what was replaced or added, as one writes them; each was seen to stop a widget, or may. */
export function replacedBuiltins(): readonly string[] {
  const found: string[] = [];
  for (const owner of Object.keys(OWNERS)) {
    const object = OWNERS[owner] as Record<string, unknown>;
    for (const key of Object.getOwnPropertyNames(object)) {
      const { value, enumerable } = Object.getOwnPropertyDescriptor(object, key) ?? {};
      const isOdd = enumerable || key === "toJSON" || (typeof value === "function" && !isNative(value));
      if (isOdd) found.push(`${owner}.${key}`);
    }
  }
  return found;
}
