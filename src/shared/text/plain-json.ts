/**
 * JSON of a value as it is: an old library of the page may have given arrays or objects a `toJSON`, which
 * `JSON.stringify` would ask (Prototype 1.6 makes texts of arrays). Of a date use its number.
 */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    return this[key];
  });
