import { permitted } from "../shared/dom/permitted.ts";

/** `?signet-offline=off` in a page's address removes the worker from this browser until `?signet-offline=on`. */
const KEY = "signet-offline";

/** Whether the visitor has switched the worker off, by this address or an earlier one. */
export function isOff(): boolean {
  const choice = new URLSearchParams(location.search).get(KEY);
  if (choice === "off") permitted(() => localStorage.setItem(KEY, "off"));
  if (choice === "on") permitted(() => localStorage.removeItem(KEY));
  // Without storage, only this address counts.
  return (permitted(() => localStorage.getItem(KEY)) ?? choice) === "off";
}
