/** One question with its answer, independent of its markup. */
export interface Question {
  /** The element with the id that addresses name. */
  readonly named: HTMLElement;
  /** The element that opens and closes it and takes focus. */
  readonly control: HTMLElement;
  /** The answer, or the element that contains question and answer. */
  readonly answer: HTMLElement;
  /** Reads and sets whether the answer is shown; a `<details>` itself does this. */
  readonly fold: { open: boolean };
}
