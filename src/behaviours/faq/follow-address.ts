import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { linkOfClick } from "../../shared/focus/link-of-click.ts";
import { IN_PLACE, moveFocus } from "../../shared/focus/move-focus.ts";
import type { Question } from "./question.ts";

/** The element that the address names, as the browser finds it. */
function addressed(): HTMLElement | null {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {}
  return document.getElementById(id);
}

/** Whether the page was opened, not returned to: on return the browser restores the scroll position. */
const isVisit = () =>
  performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "navigate");

/**
 * Opens the question that the address names, or whose answer contains the named element; scrolls to it and moves
 * focus to a question. Runs at load, when the address changes (Back included), and on links to the current address.
 *
 * @param changed whether the address has changed on a loaded page
 */
export function followAddress(
  questions: readonly Question[],
  changed: boolean,
  { signal, guard }: MarkerContext<unknown>,
): void {
  function go(move: boolean): boolean {
    const target = addressed();
    const asked = questions.filter(
      ({ named, answer }) => target && (named.contains(target) || answer.contains(target)),
    );
    for (const { named, control, fold } of asked) {
      fold.open = true;
      if (!move) continue;
      if (named === target) moveFocus(control, IN_PLACE);
      target?.scrollIntoView();
    }
    return asked.length > 0;
  }

  function onClick(event: MouseEvent): void {
    const link = linkOfClick(event);
    // The address stays the same, and the browser would take focus from the question.
    if (link?.hash && link.href === location.href && go(true)) event.preventDefault();
  }

  go(changed || (isVisit() && document.activeElement === document.body));
  addEventListener(
    "hashchange",
    guard(() => go(true)),
    { signal },
  );
  document.addEventListener("click", guard(onClick), { signal });
}
