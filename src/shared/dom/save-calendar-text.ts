/** How long the file stays available to the browser, in ms; some browsers ask the visitor first. */
const FETCHED = 60_000;

/**
 * Saves a text as a calendar file, with a `download` link to an object URL: Safari on iOS shows its 'add to calendar',
 * other browsers save the file. A strict CSP allows it. The link is not in the document, so that no router of a theme
 * sees the click. iOS apps with an embedded browser may do nothing.
 *
 * @param signal revokes the object URL
 */
export function saveCalendarText(text: string, name: string, signal: AbortSignal): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    URL.revokeObjectURL(address);
  };
  const timer = setTimeout(end, FETCHED);
  signal.addEventListener("abort", end);
}
