import { permitted } from "../shared/dom/permitted.ts";

/** `?signet-offline=off` in a page's address removes the worker from this browser until `?signet-offline=on`. */
const KEY = "signet-offline";

/** Whether the visitor has switched the worker off, now or earlier. */
export function isOff(): boolean {
  const asked = new URLSearchParams(location.search).get(KEY);
  if (asked === "off") permitted(() => localStorage.setItem(KEY, "off"));
  if (asked === "on") permitted(() => localStorage.removeItem(KEY));
  // A browser that stores nothing only knows the address.
  return (permitted(() => localStorage.getItem(KEY)) ?? asked) === "off";
}
