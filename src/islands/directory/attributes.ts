/** Attributes of the marker. */
export interface DirectoryAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
  /** `data-errors="visible"`: the visitor is told of a failed load, with 'Réessayer'. */
  readonly errors: string;
}
