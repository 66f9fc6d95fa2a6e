import { savesData } from "./save-data.ts";

/** Storage key and value of the visitor's consent to a service. */
const keyOf = (service: string) => `signet-${service}`;
const SHOWN = "shown";

function remembered(service: string): boolean {
  try {
    return localStorage.getItem(keyOf(service)) === SHOWN;
  } catch {
    // A browser without storage throws: the question is asked each time.
    return false;
  }
}

/**
 * Whether another service may be used without asking (ruling D69): not when the page asks first or the browser saves
 * data, unless the visitor has agreed before.
 *
 * @param service `map`, `webcast`
 */
export const mayFetch = (service: string, ask: boolean): boolean =>
  (!ask && !savesData()) || remembered(service);

export function rememberFetch(service: string): void {
  try {
    localStorage.setItem(keyOf(service), SHOWN);
  } catch {
    // Without storage, consent applies to this page only.
  }
}
