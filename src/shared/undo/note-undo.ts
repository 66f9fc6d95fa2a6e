/**
 * How to undo what the script does to a page is noted in the page itself, because the page may be copied (`cloneNode`,
 * `innerHTML`; the caches of Turbo and htmx): a copy has the attributes, but no code that restores it. `undo` reads
 * the notes.
 */

/** `remove` the element, `unwrap` its content, `fill` its parent with its content, or a number: its place in its parent. */
export const NOTE = "data-signet-undo";

/** Begins the attribute with an attribute's value before: `null` when there was none. */
export const BEFORE = "data-signet-was-";

/** An element with notes that belong to running code. A copy has the notes only. */
export interface Noted extends Element {
  signetLive?: boolean;
}

/** Notes how to undo an element in a copy of the page, or an attribute of it. */
export function noteUndo(element: Noted, note: string | null, name: string = NOTE): void {
  element.signetLive = true;
  element.setAttribute(name, String(note));
}
