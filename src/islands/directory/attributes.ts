/** Attributes of the marker. */
export interface DirectoryAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
}
