/** A line that says how old something is, with a button beside it. */

import { easternDay } from "../time/eastern.ts";
import { dayLabel, hourLabel } from "../time/labels.ts";
import { noteUndo } from "../undo/note-undo.ts";
import { ageMessages } from "./messages-age.ts";

/** Tokens where the page has Signet's css, else plain values. The id in `:not()` keeps the theme's rules out. */
const CSS = `
.signet-offline:not(#signet) {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  margin: 0;
  padding: 0.75rem 1rem;
  border-block: 2px solid;
  background: var(--signet-paper-high, Canvas);
  color: var(--signet-ink, CanvasText);
  font: 650 1rem/1.4 var(--signet-display, system-ui);
}
[data-island] > .signet-offline:not(#signet) {
  margin-block-end: 1rem;
  box-shadow: 0 1rem var(--signet-ground, var(--signet-paper, transparent)); /* the widget's ground begins here */
}
.signet-offline:not(#signet):empty { display: none; }
.signet-offline:not(#signet) button {
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
}
@media print { .signet-offline:not(#signet) button { display: none; } }
`;

export interface AgeLine {
  readonly element: HTMLElement;
  /** Shows this text in place of the one before, without its button; an empty text: nothing. */
  show(text: string): void;
  /** Offers a button beside the text, if there is one. */
  offer(label: string, act: () => void): void;
}

/** '26 novembre, 10 h 12', of an instant in epoch ms. */
export function ageText(at: number): string {
  const seconds = Math.floor(at / 1000);
  return ageMessages.when(dayLabel(easternDay(seconds)), hourLabel(seconds));
}

/** Creates the line. Insert it while it is empty, so that what it says later is announced. */
export function createAgeLine(): AgeLine {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
  const element = document.createElement("div");
  element.className = "signet-offline";
  element.setAttribute("role", "status");
  noteUndo(element, "remove");
  const said = document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  let press: (() => void) | undefined;
  /** The last text: the page's own may be a translation. */
  let before = "";
  button.addEventListener("click", () => press?.());
  return {
    element,
    show(text) {
      button.remove();
      // The same words again would be announced again.
      if (text !== before) said.textContent = text;
      before = text;
      if (text === "") said.remove();
      else if (!said.isConnected) element.append(said);
    },
    offer(label, act) {
      if (!said.isConnected) return;
      press = act;
      button.textContent = label;
      element.append(button);
    },
  };
}
