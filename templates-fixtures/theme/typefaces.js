// @ts-check
/**
 * Shows the page in its own typefaces once all scripts that its head names have arrived: on a slow line 79 kB of fonts
 * would hold them back for 1.6 s. Until then, and for good where the visitor spares data, stand-ins of the same widths
 * are shown (fonts.css).
 */
{
  const root = document.documentElement;
  /** Known in Chromium only. */
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll("link[rel=modulepreload]")
  );
  const scripts = /** @type {NodeListOf<HTMLScriptElement>} */ (
    document.querySelectorAll("script[type=module][src]")
  );
  const awaited = new Set([
    ...Array.from(links, ({ href }) => href),
    ...Array.from(scripts, ({ src }) => src),
  ]);
  const show = () => root.removeAttribute("data-typefaces");
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) awaited.delete(name);
    if (awaited.size > 0) return;
    observer.disconnect();
    // After what the scripts do first: new typefaces lay out the whole page. Safari has no requestIdleCallback.
    window.requestIdleCallback ? requestIdleCallback(show) : setTimeout(show, 200);
  });
  if (!connection?.saveData) observer.observe({ type: "resource", buffered: true });
}
