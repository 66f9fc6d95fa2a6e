import { dispatch } from "../../shared/dom/dispatch.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import type { Question } from "./question.ts";

/**
 * Dispatches `signet:open` when the visitor opens a question.
 *
 * @param open those that were open before the visitor could press one
 */
export function tellOpened(
  questions: readonly Question[],
  open: readonly Question[],
  { marker, signal, guard }: MarkerContext<unknown>,
): void {
  const tell = ({ named: { id } }: Question) => dispatch(marker, "signet:open", { id });
  // Pressed before this code had loaded.
  for (const question of questions) if (question.fold.open && !open.includes(question)) tell(question);
  const onClick = guard(({ target }: Event) => {
    // A link in a question opens its page.
    if (!(target instanceof Element) || target.closest("a")) return;
    const pressed = questions.find(({ control }) => control.contains(target));
    if (pressed && !pressed.fold.open) tell(pressed);
  });
  // Before the press opens it.
  marker.addEventListener("click", onClick, { signal, capture: true });
}
