import { dispatch } from "../dom/dispatch.ts";
import { moveFocus } from "../focus/move-focus.ts";
import type { RowId } from "../http/row-id.ts";
import { removeUntil } from "../undo/remove-until.ts";
import { keptMessages } from "./messages-kept.ts";
import { pageSelection } from "./selection.ts";

/** Set on the page, so that copies of this module tell it once. */
const TOLD = Symbol.for("signet.selection-visit");
type Page = Document & { [TOLD]?: true };

/** Where a ribbon is, and what ends with it. */
export interface KeepPlace {
  readonly marker: HTMLElement;
  readonly signal: AbortSignal;
  readonly announce: (text: string) => void;
}

/**
 * Announces that an activity was kept or dropped, and tells the page by an event. The first time that the browser
 * refuses to store, a note says so.
 */
export function tellKept({ marker, signal, announce }: KeepPlace, id: RowId, button: HTMLElement): void {
  if (signal.aborted) return;
  const { has, ids, lasts } = pageSelection();
  const { kept, dropped, visit } = keptMessages;
  const said = (has(id) ? kept : dropped)(ids().length);
  const page: Page = document;
  const isNews = !lasts() && !page[TOLD];
  announce(isNews ? `${said} ${visit}` : said);
  if (isNews) {
    page[TOLD] = true;
    showNote(signal, button);
  }
  dispatch(marker, "signet:keep", { id, kept: has(id) });
}

/** Over the page, so that nothing moves. */
function showNote(signal: AbortSignal, button: HTMLElement): void {
  const note = document.createElement("div");
  note.className = "signet-root signet-keep-note";
  const text = document.createElement("p");
  text.textContent = keptMessages.visit;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "signet-button";
  close.textContent = keptMessages.close;
  close.addEventListener("click", () => {
    note.remove();
    moveFocus(button);
  });
  note.append(text, close);
  document.body.append(note);
  removeUntil(signal, note);
}
