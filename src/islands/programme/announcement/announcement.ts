import type { Mount } from "../../../shared/enhance/declaration.ts";
import { unquoted } from "../../../shared/text/unquoted.ts";
import type { ProgrammeAttributes } from "../attributes.ts";
import { announcementMessages } from "./messages-announcement.ts";

/**
 * Before the programme is published, the page's own text is the announcement. An empty marker gets ours, until it is
 * released.
 */
export const mount: Mount<ProgrammeAttributes> = ({ marker, signal, ready }) => {
  if (!marker.textContent?.trim()) announce(marker, signal);
  ready();
};

function announce(marker: HTMLElement, signal: AbortSignal): void {
  const { ours } = announcementMessages;
  // Read here, because few pages need it: the declaration is part of the entry.
  const newsletter = unquoted(marker.getAttribute("data-newsletter"));
  const root = document.createElement("div");
  root.className = "signet-root signet-programme-announcement";
  const add = (name: string, text: string): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    root.append(element);
    return element;
  };
  add("h2", ours.announcementTitle);
  add("p", ours.announcement);
  if (newsletter !== "") {
    const link = add("a", ours.newsletter) as HTMLAnchorElement;
    link.className = "signet-button signet-button-solid";
    link.href = newsletter;
    if (!/^https?:$/.test(link.protocol)) {
      // Not `markerError`: its file would be a second request of a page before the event.
      const error = new Error(`data-newsletter is not a web address: ${newsletter}`);
      throw Object.assign(error, { name: "MarkerError", expected: 'data-newsletter="https://…"' });
    }
  }
  marker.append(root);
  signal.addEventListener("abort", () => root.remove());
}
