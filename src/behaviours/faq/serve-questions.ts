import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { followAddress } from "./follow-address.ts";
import type { Question } from "./question.ts";
import { linkQuestions } from "./question-links.ts";
import { tellOpened } from "./tell-opened.ts";

/**
 * Makes addresses open questions, adds links to them, and tells which ones the visitor opens.
 *
 * @param open the questions that were open when the visitor came to the marker
 */
export function serveQuestions(
  questions: readonly Question[],
  open: readonly Question[],
  changed: boolean,
  context: MarkerContext<unknown>,
): void {
  if (context.signal.aborted) return;
  restoreFocus(context, (link) => questions.findLast(({ answer }) => answer.contains(link))?.control);
  tellOpened(questions, open, context);
  linkQuestions(questions, context);
  followAddress(questions, changed, context);
}
