const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Whether two values are equal; lists and records are when what they hold is, whatever the order of the keys. */
export const sameValues = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isRecord(one) &&
    isRecord(other) &&
    Object.keys({ ...one, ...other }).every((key) => sameValues(one[key], other[key])));
