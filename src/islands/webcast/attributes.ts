/** Attributes of the marker. */
export interface WebcastAttributes {
  /** Root of the API, to which the query is posted: `data-api="/api"`. */
  readonly api: string;
}
