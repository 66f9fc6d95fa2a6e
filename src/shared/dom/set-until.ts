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
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
