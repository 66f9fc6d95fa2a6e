import type { MountContext } from "../../shared/enhance/declaration.ts";
import { linkOfClick } from "../../shared/focus/link-of-click.ts";
import { IN_PLACE, moveFocus } from "../../shared/focus/move-focus.ts";
import type { Question } from "./question.ts";

/** What the address names, as the browser reads it. */
function addressed(): HTMLElement | null {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {}
  return document.getElementById(id);
}

/** Whether the page was gone to, rather than come back to: then the browser knows where it stood. */
const isVisit = () =>
  performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "navigate");

/**
 * Opens the question that the address names, or in whose answer it names something; goes there, and gives a question the
 * keyboard: at load, when the address changes (Back included), and when a link names what the address names already.
 *
 * @param changed whether the address has changed just now, on a page that was there before
 */
export function followAddress(
  questions: readonly Question[],
  changed: boolean,
  { signal, guard }: MountContext<unknown>,
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
    // The browser, which has nothing to change, would take focus away from the question.
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
