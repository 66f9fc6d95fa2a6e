import { ownLanguage } from "../dom/own-language.ts";
import { noteUndo } from "../undo/note-undo.ts";

interface Region {
  readonly element: HTMLElement;
  users: number;
}

/** Stored on the document, so that copies of this module in `dist/` share one region. */
const REGION = Symbol.for("signet.announcer");
type Page = Document & { [REGION]?: Region | undefined };

/**
 * The page's one polite live region. It is outside of every widget, so that rendering never recreates it: a region
 * that is inserted together with its text is not announced. The last widget that uses it removes it.
 *
 * @returns announces a text; the same text again is announced again, empty text clears the region
 */
export function createAnnouncer(signal: AbortSignal): (text: string) => void {
  if (signal.aborted) return () => {};
  const page: Page = document;
  page[REGION] ??= insert();
  const region = page[REGION];
  const { element } = region;
  region.users += 1;
  signal.addEventListener(
    "abort",
    () => {
      region.users -= 1;
      if (region.users > 0) return;
      element.remove();
      page[REGION] = undefined;
    },
    { once: true },
  );
  return (text) => {
    if (signal.aborted) return;
    // Screen readers ignore unchanged text: a trailing no-break space changes it silently.
    element.textContent = text !== "" && text === element.textContent ? `${text}\u00a0` : text;
  };
}

function insert(): Region {
  const element = document.createElement("div");
  element.className = "signet-visually-hidden";
  ownLanguage(element, document.body);
  element.setAttribute("role", "status");
  element.setAttribute("aria-live", "polite");
  noteUndo(element, "remove");
  document.body.append(element);
  return { element, users: 0 };
}
