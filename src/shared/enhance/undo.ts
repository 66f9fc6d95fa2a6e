/** Undoes what the script had done to HTML that the page has copied since. Loaded only for a page with such copies. */
import { BEFORE, NOTE, type Noted } from "../dom/note-undo.ts";

/** Whether this task has gone through the whole page. */
let isDone = false;

/**
 * Restores the server's HTML of a copied marker, and of what the script had changed or added elsewhere in the page (a
 * menu's button in the header, an overlay, the page behind it). What belongs to running code stays. Elements keep their
 * identity, and with it other scripts' listeners. White space between reordered elements is not restored.
 */
export function undo(marker: Element): void {
  undoAll([marker, ...marker.querySelectorAll("*")]);
  if (isDone) return;
  isDone = true;
  setTimeout(() => {
    isDone = false;
  });
  undoAll(document.querySelectorAll("*"));
}

function undoAll(elements: Iterable<Noted>): void {
  const places = new Map<Element, number>();
  for (const element of elements) {
    if (element.signetLive) continue;
    for (const { name, value } of [...element.attributes]) {
      if (name !== NOTE && !name.startsWith(BEFORE)) continue;
      element.removeAttribute(name);
      if (name !== NOTE) restore(element, name.slice(BEFORE.length), value);
      else if (value === "remove") element.remove();
      else if (value === "unwrap") element.replaceWith(...element.childNodes);
      else if (value === "fill") fill(element as HTMLTemplateElement);
      else places.set(element, Number(value));
    }
  }
  const inOrder = [...places].toSorted(([, one], [, other]) => one - other);
  for (const [element] of inOrder) element.parentElement?.append(element);
}

function restore(element: Element, name: string, value: string): void {
  if (value === "null") element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The server's HTML of an island, which is in place of the widget again. */
function fill(template: HTMLTemplateElement): void {
  undoAll(template.content.querySelectorAll("*"));
  template.parentElement?.replaceChildren(template.content);
}
