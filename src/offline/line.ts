/** The line that says how old the page is, at the beginning of its content. */
import { ageText, createAgeLine } from "../shared/age/age-line.ts";
import { ageMessages } from "../shared/age/messages-age.ts";
import type { Kept } from "./protocol.ts";

export interface PageLine {
  /** Shows how old the oldest of these answers is; none: nothing. */
  show(kept: readonly Kept[]): void;
  /** The network is back: offers to load the page again where it still shows how old the page is. */
  offerReload(): void;
}

/** 'Programme du 26 novembre, 10 h 12' */
function textOf(kept: readonly Kept[]): string {
  const known = kept.map(({ at }) => at).filter((at) => at > 0);
  const when = ageText(known.length > 0 ? Math.min(...known) : Date.now());
  const isPage = kept.some(({ kind }) => kind === "page");
  const isProgramme =
    (isPage && document.querySelector('[data-island="programme"]') !== null) ||
    kept.some(({ kind, url }) => kind === "data" && new URL(url).pathname.endsWith("/events"));
  if (isProgramme) return ageMessages.programme(when);
  return isPage ? ageMessages.page(when) : ageMessages.data(when);
}

/** Inserts the line, empty. */
export function createPageLine(): PageLine {
  const line = createAgeLine();
  (document.querySelector("main") ?? document.body).prepend(line.element);
  return {
    show: (kept) => line.show(kept.length === 0 ? "" : textOf(kept)),
    offerReload: () => line.offer(ageMessages.reload, () => location.reload()),
  };
}
