interface Region {
  readonly element: HTMLElement;
  users: number;
}

const regions = new WeakMap<Document, Region>();

/**
 * The document's one polite live region, for everything that a sighted person notices and a listener would
 * miss. It lies outside every widget, so that mounting and rendering never recreate it: a region that is
 * inserted together with its text is not read out. It goes when the last widget that asked for it does.
 *
 * @returns says a text; the same text again is said again, empty text clears the region
 */
export function createAnnouncer(signal: AbortSignal, page: Document = document): (text: string) => void {
  if (signal.aborted) return () => {};
  const region = regions.get(page) ?? insert(page);
  region.users += 1;
  signal.addEventListener(
    "abort",
    () => {
      region.users -= 1;
      if (region.users > 0) return;
      region.element.remove();
      regions.delete(page);
    },
    { once: true },
  );
  return (text) => {
    if (signal.aborted) return;
    const { element } = region;
    // Unchanged text is no change to a screen reader: a trailing no-break space makes it one, unheard.
    element.textContent = text !== "" && text === element.textContent ? `${text}\u00a0` : text;
  };
}

function insert(page: Document): Region {
  const element = page.createElement("div");
  element.className = "signet-visually-hidden";
  element.setAttribute("role", "status");
  element.setAttribute("aria-live", "polite");
  page.body.append(element);
  const region = { element, users: 0 };
  regions.set(page, region);
  return region;
}
