import { openDialog } from "../../shared/dom/modal-dialog.ts";
import { setUntil } from "../../shared/dom/set-until.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { searchOverlayMessages } from "./messages.ts";

export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
}

/**
 * What a press of one of the search's buttons does: opens it on its field, or closes it. One that came before this code
 * (`isEarly`) meant to open it, however often it was repeated.
 */
export function searchToggle(
  { dialog, field }: SearchDialog,
  { signal, guard }: MountContext<unknown>,
): (button: HTMLElement, isEarly?: boolean) => void {
  if (!dialog.matches("[aria-label], [aria-labelledby]") && !signal.aborted)
    setUntil(signal, dialog, "aria-label", searchOverlayMessages.name);
  let close: ReturnType<typeof openDialog> | undefined;
  const onClosed = guard(() => {
    close = undefined;
  });
  // Whoever comes back to this page comes back to the page, not to the search that led away.
  addEventListener("pagehide", () => close?.("left"), { signal });

  return (button, isEarly) => {
    if (close) return isEarly || close();
    close = openDialog(dialog, { opener: button, onClosed }, signal);
    moveFocus(field);
    // What was written there before is marked: to write is to begin anew.
    field.select();
  };
}
