import { openDialog } from "../../../shared/overlay/modal-dialog.ts";
import { messages } from "../messages.ts";

interface Question {
  readonly count: number;
  /** The pressed button, to which focus returns. */
  readonly opener: HTMLElement;
  readonly signal: AbortSignal;
  /** The marker, at whose end the dialog is inserted. */
  readonly within: HTMLElement;
  readonly onYes: () => void;
}

function button(className: string, text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.textContent = text;
  element.addEventListener("click", onClick);
  return element;
}

/** Asks once before everything is erased. */
export function askBeforeClear({ count, opener, signal, within, onYes }: Question): void {
  const dialog = document.createElement("dialog");
  dialog.className = "signet-root signet-selection-dialog";
  const title = document.createElement("h2");
  title.id = "signet-selection-question";
  title.textContent = messages.clearAsk(count);
  dialog.setAttribute("aria-labelledby", title.id);
  const help = document.createElement("p");
  help.textContent = messages.clearHelp;
  const yes = button("signet-button signet-button-solid", messages.clearYes, () => {
    close();
    onYes();
  });
  const no = button("signet-button", messages.clearNo, () => close());
  no.autofocus = true;
  const row = document.createElement("div");
  row.className = "signet-selection-acts";
  row.append(yes, no);
  dialog.append(title, help, row);
  within.append(dialog);
  const close = openDialog(dialog, { opener, onClosed: () => dialog.remove() }, signal);
}
