/** The line that says how old a stored answer is, with a button beside it. */

import { easternDay } from "../time/eastern.ts";
import { dayLabel, hourLabel } from "../time/labels.ts";
import { noteUndo } from "../undo/note-undo.ts";
import { ageMessages } from "./messages-age.ts";

/**
 * Tokens where the page has Signet's css, else plain values. The id in `:not()` keeps the theme's rules out. In an island,
 * the shadow fills the margin with the widget's ground.
 */
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
  box-shadow: 0 1rem var(--signet-ground, var(--signet-paper, transparent));
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
  /** Replaces the text and removes the button. An empty text hides the line. */
  show(text: string): void;
  /** Adds a button beside the text. Does nothing without a text. */
  offer(label: string, act: () => void): void;
}

/**
 * 'Programme du 26 novembre, 10 h 12'.
 *
 * @param at when the answer came from the server, in epoch ms
 */
export function ageText(what: "page" | "programme" | "data", at: number): string {
  const seconds = Math.floor(at / 1000);
  return ageMessages[what](ageMessages.when(dayLabel(easternDay(seconds)), hourLabel(seconds)));
}

/** Creates an empty line. Insert it before its first text: a live region announces changes only. */
export function createAgeLine(): AgeLine {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
  const element = document.createElement("div");
  element.className = "signet-offline";
  element.setAttribute("role", "status");
  noteUndo(element, "remove");
  const span = document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  let press: (() => void) | undefined;
  /** The last text. The span's own text may be a browser's translation. */
  let before = "";
  button.addEventListener("click", () => press?.());
  return {
    element,
    show(text) {
      button.remove();
      // A screen reader would announce the same text again.
      if (text !== before) span.textContent = text;
      before = text;
      if (text === "") span.remove();
      else if (!span.isConnected) element.append(span);
    },
    offer(label, act) {
      if (!span.isConnected) return;
      press = act;
      button.textContent = label;
      element.append(button);
    },
  };
}
