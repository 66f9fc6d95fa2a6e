/**
 * Data that cannot be used: an unreadable row, a missing list, initial JSON of another shape. Its message says what is
 * wrong with it. Like MarkerError it is recognised by its `name`.
 */
export class DataError extends Error {
  override readonly name = "DataError";
}
