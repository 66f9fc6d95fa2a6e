import type { AnyDeclaration } from "../enhance/declaration.ts";
import type { Trouble, TroubleEvent } from "./trouble.ts";

/**
 * Dispatches an event that bubbles from the marker; returns false when a listener has prevented the default. The method is
 * the prototype's: a field may hide the form's.
 */
export const tell = (type: string, marker: Element, detail: object): boolean =>
  Element.prototype.dispatchEvent.call(
    marker,
    new CustomEvent(type, { bubbles: true, cancelable: true, detail }),
  );

/**
 * Reports a problem by an event and, unless a listener calls preventDefault, on the console. The advice for the
 * integrator is in a chunk of its own, so that pages without problems do not load it; if it cannot be loaded, only
 * the error is printed.
 */
export function report(
  type: TroubleEvent,
  marker: Element,
  trouble: Trouble,
  registry: readonly AnyDeclaration[],
): void {
  if (!tell(type, marker, trouble)) return;
  import("./explain.ts").then(
    ({ print }) => print(type, marker, trouble, registry),
    // biome-ignore lint/suspicious/noConsole: the last resort of the one module that speaks on the console
    () => console.error("Signet:", trouble.error, marker),
  );
}
