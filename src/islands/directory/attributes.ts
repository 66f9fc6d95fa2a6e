/** What the marker says. */
export interface DirectoryAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
  /** `data-errors="visible"`: a failed load is told to the visitor, with 'Réessayer'. */
  readonly errors: string;
}
