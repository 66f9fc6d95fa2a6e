/** One question with its answer, whichever markup it is made of. */
export interface Question {
  /** What bears the id by which an address names it. */
  readonly named: HTMLElement;
  /** What opens and closes it, and takes the keyboard. */
  readonly control: HTMLElement;
  /** The answer, or what holds it together with the question. */
  readonly answer: HTMLElement;
  /** Says whether the answer is shown, and shows it. A `<details>` does so by itself. */
  readonly fold: { open: boolean };
}
