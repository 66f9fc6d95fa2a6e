interface Region {
  readonly element: HTMLElement;
  users: number;
}

/** On the document, so that the copies of this module in `dist/` share one region. */
const REGION = Symbol.for("signet.announcer");
type Page = Document & { [REGION]?: Region | undefined };

/**
 * The page's one polite live region, for everything that a sighted person notices and a listener would miss. It lies
 * outside every widget, so that mounting and rendering never recreate it: a region that is inserted together with its text
 * is not read out. The last widget that asked for it removes it.
 *
 * @returns says a text; the same text again is said again, empty text clears the region
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
    // Unchanged text is no change to a screen reader: a trailing no-break space makes it one, unheard.
    element.textContent = text !== "" && text === element.textContent ? `${text}\u00a0` : text;
  };
}

function insert(): Region {
  const element = document.createElement("div");
  element.className = "signet-visually-hidden";
  element.setAttribute("role", "status");
  element.setAttribute("aria-live", "polite");
  document.body.append(element);
  return { element, users: 0 };
}
