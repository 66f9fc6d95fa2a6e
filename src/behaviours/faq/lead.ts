import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { followAddress } from "./follow-address.ts";
import type { Question } from "./question.ts";
import { linkQuestions } from "./question-links.ts";

/** Makes addresses open questions, and adds links to them. */
export function lead(
  questions: readonly Question[],
  changed: boolean,
  context: MarkerContext<unknown>,
): void {
  if (context.signal.aborted) return;
  restoreFocus(context, (link) => questions.findLast(({ answer }) => answer.contains(link))?.control);
  linkQuestions(questions, context);
  followAddress(questions, changed, context);
}
