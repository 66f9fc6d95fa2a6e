/**
 * For a page with a Query block whose pages change without loading another ("enhanced pagination"). WordPress's router
 * patches the elements of such a region in place, so it must find the server's HTML: markers in it are released at the
 * click, and enhanced when the region has changed.
 */
const regions = document.querySelectorAll("[data-wp-router-region]");
// By the address of the script tag: another one would run the script a second time.
const { enhance, release } = await import(
  document.querySelector('script[type="module"][src*="/signet.js"]').src
);

/** @type {Map<Element, MutationObserver>} */
const observers = new Map();

/** Restores the server's HTML. The changes that this makes are not the router's. */
function restore(region) {
  release(region);
  observers.get(region).takeRecords();
}

const isOutsideMarkers = ({ target }) =>
  !(target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest("[data-enhanced]");

for (const region of regions) {
  const observer = new MutationObserver((records) => {
    // A marker that is enhanced already is skipped.
    if (!records.some(isOutsideMarkers)) return;
    enhance(region);
    shown = queryPages();
  });
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  observers.set(region, observer);
}

addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey);
    // The router listens to the links of the pagination alone.
    const isPagination =
      link &&
      [...link.attributes].some(({ name, value }) => /^data-wp-on/.test(name) && /navigate/.test(value));
    const region = isPagination && isPlain && link.closest("[data-wp-router-region]");
    if (observers.has(region)) restore(region);
  },
  { capture: true },
);
/** Which page of each query the address names. Widgets change other parts of it, and its fragment. */
const queryPages = () =>
  [
    location.pathname,
    ...[...new URLSearchParams(location.search)].filter(([key]) => key.startsWith("query-")),
  ].join();
let shown = queryPages();
// Captured, so that it comes before the router's listener.
addEventListener(
  "popstate",
  () => {
    if (queryPages() !== shown) [...observers.keys()].forEach(restore);
    shown = queryPages();
  },
  { capture: true },
);
