import { BEFORE, noteUndo } from "./note-undo.ts";

/**
 * Sets an attribute (or, with null, removes it) until `signal` aborts, which restores the server's value. If the
 * attribute changes later, call this once before its first change.
 */
export function setUntil(signal: AbortSignal, element: Element, name: string, value: string | null): void {
  const before = read(element, name);
  const note = BEFORE + name;
  noteUndo(element, before, note);
  write(element, name, value);
  signal.addEventListener("abort", () => {
    write(element, name, before);
    write(element, note, null);
  });
}

/** `setUntil` for an attribute that the caller changes later. */
export const keepUntil = (signal: AbortSignal, element: Element, name: string): void =>
  setUntil(signal, element, name, read(element, name));

/** The attribute's value. A form's field named `getAttribute` hides the form's method. */
export const read = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

function write(element: Element, name: string, value: string | null): void {
  // Read first: Chromium serialises `style` when it is read, and would leave an empty one.
  if (value === null && read(element, name) !== null) element.removeAttribute(name);
  if (value !== null) element.setAttribute(name, value);
}
