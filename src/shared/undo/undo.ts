/** Undoes what the script had done to HTML that the page has copied since. Loaded only for a page with such copies. */
import { BEFORE, NOTE, type Noted } from "./note-undo.ts";

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

/**
 * Attributes that are restored as noted. Others are left alone: an author may write notes, too, where a CMS lets `data-*`
 * through but refuses code and addresses.
 */
const AS_NOTED =
  /^((aria|data)-[\w-]+|class|hidden|id|inert|novalidate|open|popover(target)?|role|tabindex)$/;

function restore(element: Element, name: string, value: string): void {
  const isKnown =
    AS_NOTED.test(name) ||
    name === "style" ||
    (name === "name" && element.matches("details")) ||
    (name === "action" && /^(null)?$/.test(value));
  if (!isKnown) return;
  if (value === "null") element.removeAttribute(name);
  else if (name === "style") restoreStyle(element as HTMLElement, value);
  else element.setAttribute(name, value);
}

/** Gives the properties that the element has now their earlier values, and adds none. */
function restoreStyle({ style }: HTMLElement, value: string): void {
  const before = document.createElement("i").style;
  before.cssText = value;
  const names = Array.from({ length: style.length }, (_, index) => style.item(index));
  for (const name of names)
    style.setProperty(name, before.getPropertyValue(name), before.getPropertyPriority(name));
}

/** The server's HTML of an island, which is in place of the widget again. */
function fill(template: HTMLTemplateElement): void {
  undoAll(template.content.querySelectorAll("*"));
  template.parentElement?.replaceChildren(template.content);
}
