/** `?signet-offline=off` in a page's address removes the worker from this browser until `?signet-offline=on`. */
const KEY = "signet-offline";

/** Whether the visitor has switched the worker off, now or earlier. */
export function isOff(): boolean {
  const asked = new URLSearchParams(location.search).get(KEY);
  try {
    if (asked === "off") localStorage.setItem(KEY, "off");
    if (asked === "on") localStorage.removeItem(KEY);
    return localStorage.getItem(KEY) === "off";
  } catch {
    // A browser that stores nothing.
    return asked === "off";
  }
}
