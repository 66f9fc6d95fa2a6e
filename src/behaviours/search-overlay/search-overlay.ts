import { openDialog } from "../../shared/dom/modal-dialog.ts";
import { setUntil } from "../../shared/dom/set-until.ts";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { searchOverlayMessages } from "./messages.ts";

interface Parts {
  readonly dialog: HTMLDialogElement;
  readonly field: HTMLInputElement;
  /** Matches the dialog's buttons, those that open it and those that close it. */
  readonly buttons: string;
}

const EXPECTED = `<button type="button" popovertarget="recherche">Rechercher</button> … \
<dialog data-behaviour="search-overlay" id="recherche" popover>\
<form action="/activites"><input type="search" name="q" aria-label="…"></form>\
<button type="button" popovertarget="recherche">Fermer la recherche</button></dialog>`;

/** The dialog is the marker or lies in it; buttons name it as they name any popover, which it is without script. */
export function find(marker: HTMLElement): Parts {
  const wrong = (what: string) => markerError(what, { expected: EXPECTED });
  const dialog = marker instanceof HTMLDialogElement ? marker : marker.querySelector("dialog");
  if (!dialog) throw wrong("there is no <dialog>");
  if (!dialog.id) throw wrong("its <dialog> has no id for its buttons to name");
  const field = dialog.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
  if (!field) throw wrong("there is no search field in it");
  const buttons = `[popovertarget="${CSS.escape(dialog.id)}"]`;
  const all = [...document.querySelectorAll(buttons)];
  const [inside, outside] = [true, false].map((is) => all.some((one) => dialog.contains(one) === is));
  if (!outside) throw wrong(`no button with popovertarget="${dialog.id}" opens it`);
  if (!inside) throw wrong(`no button with popovertarget="${dialog.id}" in it closes it`);
  return { dialog, field, buttons };
}

export function enhance({ dialog, field, buttons }: Parts, context: MountContext<unknown>): void {
  const { signal, guard } = context;
  if (!dialog.matches("[aria-label], [aria-labelledby]"))
    setUntil(signal, dialog, "aria-label", searchOverlayMessages.name);
  const toggles = [...document.querySelectorAll(buttons)].filter((one) => !dialog.contains(one));
  for (const toggle of toggles) {
    setUntil(signal, toggle, "aria-haspopup", "dialog");
    setUntil(signal, toggle, "aria-expanded", "false");
  }
  const show = (open: boolean) => {
    for (const toggle of toggles) toggle.setAttribute("aria-expanded", String(open));
  };

  let close: ReturnType<typeof openDialog> | undefined;
  function open(opener: HTMLElement): void {
    const onClosed = () => {
      close = undefined;
      if (!signal.aborted) show(false);
    };
    close = openDialog(dialog, { opener, onClosed: guard(onClosed) }, signal);
    show(true);
    field.focus();
    field.select();
  }

  const onClick = guard((event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(buttons);
    // Opened before the script came, it is the browser's until it has closed.
    if (!button || event.defaultPrevented || dialog.matches(":popover-open")) return;
    event.preventDefault();
    if (close) close();
    else open(button);
  });
  document.addEventListener("click", onClick, { signal });
  // Whoever comes back to this page comes back to the page, not to the search that led away.
  addEventListener("pagehide", () => close?.("left"), { signal });
}
