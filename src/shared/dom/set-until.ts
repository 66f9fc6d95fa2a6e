/**
 * Sets an attribute (or, with null, removes it) until `signal` aborts, which restores the server's value. If the
 * attribute changes later, call this once before its first change.
 */
export function setUntil(signal: AbortSignal, element: Element, name: string, value: string | null): void {
  const before = element.getAttribute(name);
  write(element, name, value);
  signal.addEventListener("abort", () => write(element, name, before));
}

function write(element: Element, name: string, value: string | null): void {
  // Read first: Chromium serialises `style` when it is read, and would leave an empty one.
  if (value === null && element.hasAttribute(name)) element.removeAttribute(name);
  if (value !== null) element.setAttribute(name, value);
}
