/** Attributes of the marker. */
export interface ProgrammeAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
  /** `data-before-event`: the programme is not published; nothing is loaded. */
  readonly beforeEvent: boolean;
  readonly hasInitial: boolean;
}
