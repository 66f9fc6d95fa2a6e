/**
 * Data that cannot be used: an unreadable row, a missing list, initial JSON of another shape. The message says what
 * is wrong. Like a MarkerError it is recognised by its `name`.
 */
export class DataError extends Error {
  override readonly name = "DataError";
}
