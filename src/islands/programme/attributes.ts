/** Attributes of the marker. */
export interface ProgrammeAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
  /** `data-before-event`: the programme is not published; nothing is loaded. */
  readonly beforeEvent: boolean;
  /** `data-newsletter`: address of the newsletter's page, for the widget's own announcement. */
  readonly newsletter: string;
  /** `data-errors="visible"`: the visitor is told of a failed load, with 'Réessayer'. */
  readonly errors: string;
  readonly hasInitial: boolean;
}
