/** What the marker says. */
export interface WebcastAttributes {
  /** Root of the API, to which the question is posted: `data-api="/api"`. */
  readonly api: string;
}
