/** For questions that editors have written without a theme's markup; loaded only for such pages. */

import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { fold } from "../../shared/text/fold.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { foldHeadings } from "./fold-headings.ts";
import type { Question } from "./question.ts";

/**
 * The questions, each with an id; made from plain headings when the marker has no `<details>`. An id is made from the
 * question's text, so it changes only with the text.
 *
 * @throws MarkerError when no heading has an answer below it
 */
export function completed(found: readonly Question[], context: MarkerContext<unknown>): readonly Question[] {
  const { marker, signal } = context;
  let questions = found;
  if (!found[0]) {
    const isIn = (lost: HTMLElement, { named, answer }: Question) =>
      named.contains(lost) || answer.contains(lost);
    restoreFocus(context, (lost) => questions.find((one) => isIn(lost, one))?.named);
    questions = foldHeadings(marker, signal);
  }
  if (questions.length === 0)
    throw markerError("no-answer", {
      expected: '<div data-behaviour="faq"><h3>…</h3><p>…</p></div>',
    });
  for (const { named, control, answer } of questions) {
    if (!named.id) {
      const words = fold(control.textContent ?? "").replace(/[^a-z\d]+/g, "-");
      let id = words.replace(/^-|-$/g, "") || "question";
      while (document.getElementById(id)) id += "-2";
      setUntil(signal, named, "id", id);
    }
    if (answer === named) continue;
    answer.id = `${named.id}-reponse`;
    control.setAttribute("aria-controls", answer.id);
  }
  return questions;
}
