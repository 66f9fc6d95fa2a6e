/**
 * Sets an attribute (or, with null, removes it) until `signal` aborts, which restores the server's value. If the
 * attribute changes later, call this once before its first change.
 */
export function setUntil(signal: AbortSignal, element: Element, name: string, value: string | null): void {
  const before = read(element, name);
  write(element, name, value);
  signal.addEventListener("abort", () => write(element, name, before));
}

/** The attribute's value. A form's field named `getAttribute` or `hasAttribute` hides these methods. */
const read = (element: Element, name: string): string | null =>
  element.attributes.getNamedItem(name)?.value ?? null;

function write(element: Element, name: string, value: string | null): void {
  // Read first: Chromium serialises `style` when it is read, and would leave an empty one.
  if (value === null && read(element, name) !== null) element.removeAttribute(name);
  if (value !== null) element.setAttribute(name, value);
}
