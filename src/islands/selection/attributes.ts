/** Attributes of the marker. */
export interface SelectionAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
}
