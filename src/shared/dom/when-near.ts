/** How far above and below the window something is near, in heights of the window. */
const MARGIN = 1;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function come(elements: Iterable<Element>): void {
  const told = [...elements].map((element) => waiting.get(element));
  for (const element of elements) forget(element);
  for (const tell of told) tell?.();
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
  if (waiting.size > 0) return;
  observer?.disconnect();
  observer = undefined;
  removeEventListener("beforeprint", print);
}

/** Paper shows everything. */
const print = () => come([...waiting.keys()]);

/**
 * Tells once when an element is near the window, or the page goes to print: at once if it is near already. One observer
 * serves them all.
 *
 * @returns ends the waiting
 */
export function whenNear(element: Element, tell: () => void): () => void {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > -MARGIN * innerHeight && top < (1 + MARGIN) * innerHeight) {
    tell();
    return () => {};
  }
  if (waiting.size === 0) addEventListener("beforeprint", print);
  observer ??= new IntersectionObserver(
    (entries) => come(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)),
    { rootMargin: `${MARGIN * 100}% 0px` },
  );
  waiting.set(element, tell);
  observer.observe(element);
  return () => forget(element);
}
