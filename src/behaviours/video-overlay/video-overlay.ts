import { mayFetch, rememberFetch } from "../../shared/dom/consent.ts";
import { dispatch } from "../../shared/dom/dispatch.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { linkOfClick } from "../../shared/focus/link-of-click.ts";
import { type EmbedAddress, readEmbed } from "../../shared/links/embed.ts";
import { openDialog } from "../../shared/overlay/modal-dialog.ts";
import { unquoted } from "../../shared/text/unquoted.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { videoOverlayMessages } from "./messages.ts";
import { type Video, type VideoDialog, videoDialog } from "./video-dialog.ts";

interface Elements {
  readonly addressOf: EmbedAddress;
  /** Whether the visitor is asked before anything is requested from the provider (ruling D69). */
  readonly ask: boolean;
}

/** YouTube without cookies until the video plays; the video starts at once, because the visitor clicked on it. */
const PLAYER = "https://www.youtube-nocookie.com/embed/{id}?autoplay=1";
const SERVICE = "video";
const LINKS = "a[href][data-video-id], [data-video-id] a[href]";

function find(marker: HTMLElement): Elements {
  const read = readEmbed(unquoted(marker.getAttribute("data-player")) || PLAYER, marker.baseURI, location);
  if (typeof read !== "function")
    throw markerError(read.fault, {
      values: ["data-player", read.value],
      expected: 'data-player="https://…/{id}"',
    });
  if (!marker.querySelector(LINKS))
    throw markerError("no-video", {
      expected: '<a href="/videos/titre" data-video-id="a1B2c3">Titre</a>',
    });
  return { addressOf: read, ask: /^ask$/i.test(unquoted(marker.getAttribute("data-consent"))) };
}

function enhance({ addressOf, ask }: Elements, context: MarkerContext<unknown>): void {
  const { marker, signal, guard, report } = context;
  for (const link of marker.querySelectorAll(LINKS)) setUntil(signal, link, "aria-haspopup", "dialog");
  // '(autre site)' is true for a link, but not for a click that opens a dialog.
  for (const word of marker.querySelectorAll("[data-video-elsewhere]")) setUntil(signal, word, "hidden", "");

  let dialog: VideoDialog | undefined;
  let close: ReturnType<typeof openDialog> | undefined;

  /** One dialog for all cards of the marker, created at the first click. */
  function make(): VideoDialog {
    const made = videoDialog(guard);
    made.closeButton.addEventListener("click", () => close?.(), { signal });
    removeUntil(signal, made.element);
    document.body.append(made.element);
    return made;
  }

  function show(video: Video, opener: HTMLElement): void {
    dialog ??= make();
    const { element, empty } = dialog;
    const tell = () => dispatch(marker, "signet:play", { id: video.id, title: video.title });
    const asks = ask && !mayFetch(SERVICE, ask);
    const given = () => {
      rememberFetch(SERVICE);
      tell();
    };
    dialog.fill(video, asks ? { given } : null);
    if (!asks) tell();
    dispatch(marker, "signet:open", { id: video.id });
    close = openDialog(element, { opener, onClosed: guard(empty) }, signal);
  }

  const onClick = guard((event: MouseEvent) => {
    const link = linkOfClick(event, LINKS);
    const card = link?.closest("[data-video-id]");
    if (!link || !card) return;
    const id = unquoted(card.getAttribute("data-video-id"));
    const address = addressOf(id);
    if (address === null) {
      report(markerError("bad-video-id", { values: [id] }));
      return;
    }
    event.preventDefault();
    const still = card.querySelector("img")?.currentSrc || null;
    show({ id, title: titleOf(card, link), address, page: link.href, still }, link);
  });
  marker.addEventListener("click", onClick, { signal });
  // On return from another page, nothing keeps playing.
  addEventListener("pagehide", () => close?.("left"), { signal });
}

/** Title of the video: from the card's attribute, its heading, or the link's text. */
function titleOf(card: Element, link: Element): string {
  const heading = card.querySelector("h1, h2, h3, h4, h5, h6") ?? link;
  const title = card.getAttribute("data-video-title")?.trim() || heading.textContent || "";
  return title.replace(/[ \t\n\r]+/g, " ").trim() || videoOverlayMessages.untitled;
}

export const mount = defineBehaviour({ find, enhance });
