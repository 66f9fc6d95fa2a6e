import { dispatch } from "../../shared/dom/dispatch.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { openDialog } from "../../shared/overlay/modal-dialog.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { searchOverlayMessages } from "./messages.ts";

export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
}

/** Handles a press of one of the search's buttons: opens it with focus in its field, or closes it. */
export function searchToggle(
  { dialog, field }: SearchDialog,
  { marker, signal, guard }: MarkerContext<unknown>,
): (button: HTMLElement) => void {
  if (!dialog.matches("[aria-label], [aria-labelledby]") && !signal.aborted)
    setUntil(signal, dialog, "aria-label", searchOverlayMessages.name);
  let close: ReturnType<typeof openDialog> | undefined;
  const onClosed = guard(() => {
    close = undefined;
  });
  // On return from the next page, the search must not be open.
  addEventListener("pagehide", () => close?.("left"), { signal });

  return (button) => {
    if (close) return close();
    close = openDialog(dialog, { opener: button, onClosed }, signal);
    dispatch(marker, "signet:open", { id: null });
    moveFocus(field);
    // Selects the previous text, so that typing replaces it.
    field.select();
  };
}
