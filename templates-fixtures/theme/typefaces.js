// @ts-check
/**
 * Shows the page in its own typefaces once all scripts that its head names have arrived: on a slow line 79 kB of fonts
 * would hold them back for 1.6 s. Until then, and for good where the visitor spares data, stand-ins of the same widths
 * are shown (stand-ins-display.css).
 */

/** Known in Chromium only. */
const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);

/** Addresses of the scripts that have not arrived yet. */
const awaited = new Set(
  Array.from(
    document.querySelectorAll("link[rel=modulepreload], script[type=module]:not([async])"),
    (named) => (named instanceof HTMLLinkElement ? named.href : /** @type {HTMLScriptElement} */ (named).src),
  ),
);

const show = () => document.documentElement.removeAttribute("data-typefaces");

const observer = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) awaited.delete(name);
  if (awaited.size > 0) return;
  observer.disconnect();
  // After what the scripts do first: new typefaces lay out the whole page. Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(show, { timeout: 2000 });
  else setTimeout(show, 200);
});
if (!connection?.saveData) observer.observe({ type: "resource", buffered: true });
