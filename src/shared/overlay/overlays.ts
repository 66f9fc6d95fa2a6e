import { IN_PLACE, moveFocus } from "../focus/move-focus.ts";

/** Page-wide, under a symbol that all copies of the script know: a page may contain two. */
const STACK = Symbol.for("signet.overlays");

/**
 * Why an overlay closes: the visitor `asked` (Escape, a button, the veil), went elsewhere (`left`), opened another
 * one (`replaced`), or the marker's life `ended`.
 */
export type CloseReason = "asked" | "left" | "replaced" | "ended";

export interface OverlayOptions {
  /** The element over the page: a panel, a `<dialog>`, a popover. */
  readonly element: HTMLElement;
  /** Whether opening it closes all open overlays; otherwise it opens above them. */
  readonly modal?: boolean;
  /** The pressed button, to which focus returns. It must be given, because Safari does not focus pressed buttons. */
  readonly opener: HTMLElement;
  /** Hides the element. Called once, for whatever reason; pass it through the marker's `guard`. */
  readonly onClose: (reason: CloseReason) => void;
}

interface Entry {
  readonly element: HTMLElement;
  /**
   * The opener, then the openers of the overlays that this one replaced: focus goes to the first that can take it.
   */
  readonly openers: readonly HTMLElement[];
  close(reason: CloseReason): void;
}
type StackedPage = Document & { [STACK]?: Entry[] };

/** Native overlays close on Escape themselves, except manual popovers. */
const NATIVE = ":modal, :popover-open:not([popover=manual])";

/**
 * Puts an overlay that is about to open on top of the page's stack. Escape then closes the top one only, native
 * dialogs and popovers included. A modal one closes the others first ('one overlay at a time', ruling D63). Call it
 * before focus moves into the overlay.
 *
 * On closing, focus returns to the opener, unless the visitor has moved it out of the overlay, has gone elsewhere, or
 * another overlay takes it.
 *
 * @param signal closes the overlay when it aborts
 * @returns closes it, also for the overlay's own buttons; may be called twice. A `<dialog>` that the browser closes
 *   (the back gesture on Android) is noticed; the owner of a popover calls this from its `toggle`
 */
export function openOverlay(
  { element, modal = false, opener, onClose }: OverlayOptions,
  signal: AbortSignal,
): (reason?: CloseReason) => void {
  if (signal.aborted) return () => {};
  const page: StackedPage = element.ownerDocument;
  page[STACK] ??= [];
  const stack = page[STACK];
  const replaced = modal ? [...stack].reverse() : [];
  for (const one of replaced) one.close("replaced");

  const end = new AbortController();
  const until = { signal: end.signal };

  function close(reason: CloseReason = "asked"): void {
    if (end.signal.aborted) return;
    end.abort();
    stack.splice(stack.indexOf(entry), 1);
    const { activeElement } = page;
    const isOurs = !activeElement || activeElement === page.body || element.contains(activeElement);
    onClose(reason);
    if (isOurs && (reason === "asked" || reason === "ended"))
      // An opener may be hidden together with the overlay that contained it.
      entry.openers.some((one) => moveFocus(one, IN_PLACE));
  }

  const entry: Entry = { element, openers: [opener, ...replaced.flatMap(({ openers }) => openers)], close };
  stack.push(entry);

  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || stack.at(-1) !== entry)
      return;
    // Native overlays of others are in the top layer, above all of ours.
    const native = [...page.querySelectorAll(NATIVE)];
    if (native.some((other) => !stack.some((known) => known.element === other))) return;
    // Marks the key as used for later listeners and the browser. A key held down closes one overlay only.
    event.preventDefault();
    if (!event.repeat) close();
  };
  page.addEventListener("keydown", onKey, until);
  // A dialog's close event is late: it may be open again.
  element.addEventListener("close", () => (element as HTMLDialogElement).open || close(), until);
  signal.addEventListener("abort", () => close("ended"), until);
  return close;
}
