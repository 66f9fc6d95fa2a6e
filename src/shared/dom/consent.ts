import { savesData } from "./save-data.ts";

/** Where the visitor's yes to one kind of service is remembered, and what is kept there. */
const keyOf = (service: string) => `signet-${service}`;
const SHOWN = "shown";

function remembered(service: string): boolean {
  try {
    return localStorage.getItem(keyOf(service)) === SHOWN;
  } catch {
    // A browser that keeps nothing throws here; then the question is put each time.
    return false;
  }
}

/**
 * Whether something may be fetched from another service without a word (ruling D69): not when the page asks first, nor
 * when the visitor saves data, unless the answer was yes before.
 *
 * @param service `map`, `webcast`
 */
export const mayFetch = (service: string, ask: boolean): boolean =>
  (!ask && !savesData()) || remembered(service);

export function rememberFetch(service: string): void {
  try {
    localStorage.setItem(keyOf(service), SHOWN);
  } catch {
    // As above: it is shown all the same.
  }
}
