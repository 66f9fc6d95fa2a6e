import { moveFocus } from "../focus/move-focus.ts";
import { setUntil } from "../undo/set-until.ts";
import { type CloseReason, openOverlay } from "./overlays.ts";
import { lockScroll } from "./scroll-lock.ts";

export interface DialogOptions {
  /** The pressed button, to which focus returns. */
  readonly opener: HTMLElement;
  /** Called once after it has closed, for whatever reason. Pass it through the marker's `guard`. */
  readonly onClosed?: (reason: CloseReason) => void;
}

/**
 * Opens a `<dialog>` as the page's only overlay: the page behind is inert and does not scroll, Tab wraps inside,
 * Escape and a click outside close it. The browser sets focus, to `autofocus` first.
 *
 * @param signal closes it when it aborts
 * @returns closes it, also for its own buttons; may be called twice
 */
export function openDialog(
  dialog: HTMLDialogElement,
  { opener, onClosed }: DialogOptions,
  signal: AbortSignal,
): (reason?: CloseReason) => void {
  if (signal.aborted) return () => {};
  const end = new AbortController();
  const until = { signal: end.signal };
  // Lock first: the replaced overlay releases its lock, and the page would move for a moment.
  const letGo = lockScroll(signal, dialog.ownerDocument);
  const onClose = (reason: CloseReason): void => {
    dialog.close();
    end.abort();
    letGo();
    onClosed?.(reason);
  };
  const close = openOverlay({ element: dialog, modal: true, opener, onClose }, signal);
  // A text selection may end outside of the dialog: the press must begin there, too.
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
  // A copy of the page would show it open, and not as a modal one.
  setUntil(end.signal, dialog, "open", null);
  dialog.showModal();
  return close;
}

/** Whether a press is on the dialog's backdrop, whose events have the dialog as their target. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

const TABBABLE = "a[href], button, input, select, textarea, iframe, summary, [tabindex]";

/**
 * Wraps Tab from the last element to the first, and back: a modal dialog alone lets Tab leave to the browser's own
 * buttons.
 */
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
