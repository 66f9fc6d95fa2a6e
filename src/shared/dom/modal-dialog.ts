import { moveFocus } from "../focus/move-focus.ts";
import { type CloseReason, openOverlay } from "./overlays.ts";
import { lockScroll } from "./scroll-lock.ts";

export interface DialogOptions {
  /** Who gets the focus back: the button that was pressed. */
  readonly opener: HTMLElement;
  /** Called once, when it has closed, whichever way. Pass it through the marker's `guard`. */
  readonly onClosed?: (reason: CloseReason) => void;
}

/**
 * Opens a `<dialog>` over the whole page, as the one overlay of it: what lies behind is inert and does not scroll, Tab
 * stays inside, Escape and a click beside it close it. The focus goes where the browser puts it, to `autofocus` first.
 *
 * @param signal closes it when it aborts
 * @returns closes it: the one way for its own buttons, too; safe to call twice
 */
export function openDialog(
  dialog: HTMLDialogElement,
  { opener, onClosed }: DialogOptions,
  signal: AbortSignal,
): (reason?: CloseReason) => void {
  if (signal.aborted) return () => {};
  const end = new AbortController();
  const until = { signal: end.signal };
  // Before the overlay that this one replaces lets go of the page, which would move for a moment.
  const letGo = lockScroll(signal, dialog.ownerDocument);
  const onClose = (reason: CloseReason): void => {
    end.abort();
    dialog.close();
    letGo();
    onClosed?.(reason);
  };
  const close = openOverlay({ element: dialog, modal: true, opener, onClose }, signal);
  // Text that is marked with the mouse may end beside the dialog: the press has to begin there, too.
  let began = false;
  const onPress = (event: MouseEvent): void => {
    began = isBeside(dialog, event);
  };
  const onClick = (event: MouseEvent): void => {
    if (began && isBeside(dialog, event)) close();
  };
  dialog.addEventListener("pointerdown", onPress, until);
  dialog.addEventListener("click", onClick, until);
  dialog.addEventListener("keydown", (event) => goRound(dialog, event), until);
  dialog.showModal();
  return close;
}

/** What is pressed beside a dialog is its backdrop, which counts as the dialog itself. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

const TABBABLE = "a[href], button, input, select, textarea, iframe, summary, [tabindex]";

/** From the last element to the first, and back: a modal dialog alone would let Tab out, to the browser's own buttons. */
function goRound(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== "Tab" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (event.target !== from) return;
  event.preventDefault();
  moveFocus(to);
}
