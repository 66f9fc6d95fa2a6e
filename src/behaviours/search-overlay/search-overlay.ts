import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { type MarkerErrorCode, markerError } from "../../shared/enhance/errors.ts";
import { withPart } from "../../shared/enhance/with-part.ts";
import { lastPress } from "../../shared/overlay/last-press.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import type { SearchDialog, searchToggle } from "./open-search.ts";

interface OverlayElements extends SearchDialog {
  /** Buttons outside that open it. */
  readonly toggles: readonly Element[];
  /** Selector of these buttons and of those inside that close it. */
  readonly buttons: string;
}

const EXPECTED =
  '<dialog id="recherche" popover>…</dialog>, and <button popovertarget="recherche"> outside and inside of it';

/**
 * Finds the dialog: the marker or an element inside it. Its buttons name it in `popovertarget`, because it is a
 * popover without script.
 */
function findOverlay(marker: HTMLElement): OverlayElements {
  const need = <Part>(part: Part, code: MarkerErrorCode): NonNullable<Part> => {
    if (!part) throw markerError(code, { expected: EXPECTED });
    return part;
  };
  const dialog = need(
    marker instanceof HTMLDialogElement ? marker : marker.querySelector("dialog"),
    "no-dialog",
  );
  const buttons = `[popovertarget="${CSS.escape(need(dialog.id, "no-dialog-id"))}"]`;
  const field = need(dialog.querySelector<HTMLInputElement>('[name="q"]'), "no-dialog-field");
  const toggles = [...document.querySelectorAll(buttons)].filter((one) => !dialog.contains(one));
  need(toggles[0], "no-opener");
  need(dialog.querySelector(buttons), "no-closer");
  return { dialog, field, toggles, buttons };
}

/** The dialog with its buttons; or, where a CMS removes dialogs, the link to make them from. */
function find(marker: HTMLElement): OverlayElements | { readonly link: HTMLAnchorElement } {
  const hasDialog = marker instanceof HTMLDialogElement || marker.querySelector("dialog, form, button");
  const link = marker.querySelector<HTMLAnchorElement>('a[href^="/"], a[href^="http"]');
  return !hasDialog && link ? { link } : findOverlay(marker);
}

async function enhance(found: ReturnType<typeof find>, context: MarkerContext<unknown>): Promise<void> {
  if (!("link" in found)) return live(found, context);
  const { marker, part, signal } = context;
  const { overlayFromLink } = await part(() => import("./overlay-from-link.ts"), "search-form");
  if (signal.aborted) return;
  overlayFromLink(found.link, marker, signal);
  live(findOverlay(marker), context);
}

function live(elements: OverlayElements, context: MarkerContext<unknown>): void {
  const { dialog, toggles, buttons } = elements;
  const { signal, guard } = context;
  let toggle: ReturnType<typeof searchToggle> | undefined;
  let loading: Promise<void> | undefined;
  // Loaded when the visitor is about to press the button.
  const load = async () => {
    loading ??= withPart(
      context,
      () => import("./open-search.ts"),
      ({ searchToggle }) => {
        toggle = searchToggle(elements, context);
      },
    );
    return loading;
  };
  // If the code cannot be loaded, the browser opens it as without script.
  const press = guard((button: HTMLElement) => {
    if (!signal.aborted) toggle ? toggle(button) : dialog.showPopover();
  });
  const onClick = guard((event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(buttons);
    // Opened before the script had loaded: the browser handles it until it is closed.
    if (!button || event.defaultPrevented || dialog.matches(":popover-open")) return;
    event.preventDefault();
    if (toggle) return press(button);
    const isLast = lastPress(signal);
    load().then(() => isLast() && press(button));
  });

  for (const one of toggles) {
    setUntil(signal, one, "aria-haspopup", "dialog");
    // `popovertarget` already exposes the state.
    setUntil(signal, one, "aria-expanded", null);
    one.addEventListener("pointerenter", load, { signal });
    one.addEventListener("focus", load, { signal });
  }
  document.addEventListener("click", onClick, { signal });
}

export const mount = defineBehaviour({ find, enhance });
