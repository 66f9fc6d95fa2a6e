import type { AnyDeclaration } from "./declaration.ts";
import type { Trouble, TroubleEvent } from "./trouble.ts";

/** Tells the page, by an event that bubbles from the marker; says whether no listener has prevented the default. */
export const tell = (type: string, marker: Element, detail: object): boolean =>
  marker.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));

/**
 * Reports trouble to the page; unless a listener took it upon itself (preventDefault), on the console, too. The
 * words that help to mend the page come in a chunk of their own, so that good pages do not carry them; when even
 * that does not come, the bare error is shown.
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
    () => console[type === "signet:error" ? "error" : "warn"]("Signet:", trouble.error, marker),
  );
}
