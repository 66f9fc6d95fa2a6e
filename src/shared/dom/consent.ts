import { permitted } from "./permitted.ts";
import { savesData } from "./save-data.ts";

/** Storage key and value of the visitor's consent to a service. */
const keyOf = (service: string) => `signet-${service}`;
const SHOWN = "shown";

/** Without storage, the question is asked each time. */
const remembered = (service: string): boolean =>
  permitted(() => localStorage.getItem(keyOf(service))) === SHOWN;

/**
 * Whether another service may be used without asking (ruling D69): not when the page asks first or the browser saves
 * data, unless the visitor has agreed before.
 *
 * @param service `map`, `webcast`
 */
export const mayFetch = (service: string, ask: boolean): boolean =>
  (!ask && !savesData()) || remembered(service);

/** Without storage, consent applies to this page only. */
export const rememberFetch = (service: string): void =>
  permitted(() => localStorage.setItem(keyOf(service), SHOWN));
