/** What the marker says. */
export interface ProgrammeAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
  /** `data-before-event`: the programme is not published; nothing is loaded. */
  readonly beforeEvent: boolean;
  /** `data-newsletter`: where one subscribes, for an announcement that the page leaves to us. */
  readonly newsletter: string;
  /** `data-errors="visible"`: a failed load is told to the visitor, with 'Réessayer'. */
  readonly errors: string;
  readonly hasInitial: boolean;
}
