/**
 * Sets an attribute (or, with null, removes it) until `signal` aborts, which puts back what the server had sent. Call
 * it once for an attribute that changes afterwards, before its first change.
 */
export function setUntil(signal: AbortSignal, element: Element, name: string, value: string | null): void {
  const before = element.getAttribute(name);
  write(element, name, value);
  signal.addEventListener("abort", () => write(element, name, before), { once: true });
}

function write(element: Element, name: string, value: string | null): void {
  // Asked first: Chromium makes `style` of what was set by script only then, and would leave an empty one behind.
  if (value === null && element.hasAttribute(name)) element.removeAttribute(name);
  if (value !== null) element.setAttribute(name, value);
}
