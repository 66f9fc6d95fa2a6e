/** How far above and below the window an element counts as near, in window heights. */
const MARGIN = 1;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function callBack(elements: Iterable<Element>): void {
  const callbacks = [...elements].map((element) => waiting.get(element));
  for (const element of elements) forget(element);
  for (const tell of callbacks) tell?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
  if (waiting.size > 0) return;
  observer?.disconnect();
  observer = undefined;
  removeEventListener("beforeprint", print);
}

/** Everything counts as near for printing. */
const print = () => callBack([...waiting.keys()]);

/**
 * Calls back once when an element is near the window, or before printing; at once if it is near already. One observer
 * serves all elements. An element that follows a waiting one is not measured: that would lay out the page at once,
 * for each page of a list that loads by itself.
 *
 * @returns stops waiting
 */
export function whenNear(element: Element, tell: () => void): () => void {
  // Not in the map when there is no element before it.
  if (!waiting.has(element.previousElementSibling as Element)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > -MARGIN * innerHeight && top < (1 + MARGIN) * innerHeight) {
      tell();
      return () => {};
    }
  }
  if (waiting.size === 0) addEventListener("beforeprint", print);
  observer ??= new IntersectionObserver(
    (entries) => callBack(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)),
    { rootMargin: `${MARGIN * 100}% 0px` },
  );
  waiting.set(element, tell);
  observer.observe(element);
  return () => forget(element);
}
