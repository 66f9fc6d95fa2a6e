/**
 * Id of a row of the API, an activity or a directory's entry: a whole number from 0, or a text as conference systems
 * give it (`QX7RTA`, a UUID). It has only to be stable.
 */
export type RowId = number | string;

/** Whether it is a whole number from 0 that numbers hold exactly. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * The id that a value is; undefined when it is none. Digits are the number that they write (ruling D21), as long as
 * numbers hold it. Any other text stays as it was sent, because `ids[]` asks for it: characters that need no encoding in
 * an address, and no more than a long key has.
 */
export function readRowId(value: unknown): RowId | undefined {
  const number = typeof value === "string" && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  if (isWhole(number)) return number;
  return typeof value === "string" && /^[\w.-]{1,64}$/.test(value) ? value : undefined;
}

/** Whether a value is an id in the form in which `readRowId` returns it. */
export const isRowId = (value: unknown): value is RowId => value !== undefined && readRowId(value) === value;
