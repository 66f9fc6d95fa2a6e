let region: HTMLElement | undefined;
let users = 0;

/**
 * The page's one polite live region, for everything that a sighted person notices and a listener would miss. It lies
 * outside every widget, so that mounting and rendering never recreate it: a region that is inserted together with its text
 * is not read out. The last widget that asked for it removes it.
 *
 * @returns says a text; the same text again is said again, empty text clears the region
 */
export function createAnnouncer(signal: AbortSignal): (text: string) => void {
  if (signal.aborted) return () => {};
  const element = region ?? insert();
  users += 1;
  signal.addEventListener(
    "abort",
    () => {
      users -= 1;
      if (users > 0) return;
      element.remove();
      region = undefined;
    },
    { once: true },
  );
  return (text) => {
    if (signal.aborted) return;
    // Unchanged text is no change to a screen reader: a trailing no-break space makes it one, unheard.
    element.textContent = text !== "" && text === element.textContent ? `${text}\u00a0` : text;
  };
}

function insert(): HTMLElement {
  region = document.createElement("div");
  region.className = "signet-visually-hidden";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return region;
}
