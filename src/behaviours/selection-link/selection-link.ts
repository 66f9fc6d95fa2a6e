import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { pageSelection } from "../../shared/selection/selection.ts";
import { grouped } from "../../shared/text/grouped.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { keepUntil } from "../../shared/undo/set-until.ts";
import { selectionLinkMessages } from "./messages.ts";

/** The link, which is the marker or inside it. */
function find(marker: HTMLElement): HTMLAnchorElement {
  const link =
    marker instanceof HTMLAnchorElement ? marker : marker.querySelector<HTMLAnchorElement>("a[href]");
  if (!link)
    throw markerError("no-link", {
      expected: '<div data-behaviour="selection-link"><a href="/ma-selection">Ma sélection</a></div>',
    });
  return link;
}

function enhance(link: HTMLAnchorElement, { signal, guard }: MarkerContext<unknown>): void {
  const selection = pageSelection();
  const name = link.getAttribute("aria-label");
  keepUntil(signal, link, "aria-label");
  const badge = document.createElement("b");
  badge.className = "signet-root signet-kept-count";
  badge.setAttribute("aria-hidden", "true");
  const words = document.createElement("span");
  words.className = "signet-visually-hidden signet-kept-words";

  const show = guard(() => {
    const { length } = selection.ids();
    const counted = length > 0 ? selectionLinkMessages.count(length) : "";
    badge.textContent = grouped(length);
    words.textContent = counted;
    if (name !== null) link.setAttribute("aria-label", name + counted);
    if (length > 0) link.append(words, badge);
    else for (const one of [words, badge]) one.remove();
  });
  selection.subscribe(show, signal);
  show();
  removeUntil(signal, words, badge);
}

export const mount = defineBehaviour({ find, enhance });
