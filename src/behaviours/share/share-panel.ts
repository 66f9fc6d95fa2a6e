import { createAnnouncer } from "../../shared/announce/announcer.ts";
import { addressCopier } from "../../shared/dom/copy-address.ts";
import { dispatch } from "../../shared/dom/dispatch.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { networkOf, shareLinks } from "../../shared/links/share-links.ts";
import { unquoted } from "../../shared/text/unquoted.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { shareMessages } from "./messages.ts";

export interface ShareElements {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
}

/**
 * The address to share, absolute: the marker's, or the page's canonical address, or else the page's own.
 *
 * @throws MarkerError when the marker's value is not a web address
 */
function sharedAddress(said: string): string {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (said === "") return (canonical?.href || location.href).replace(/#.*/, "");
  const url = URL.canParse(said, document.baseURI) ? new URL(said, document.baseURI) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw markerError("no-web-address", { values: ["data-url", said], expected: 'data-url="/…"' });
  return url.href;
}

/**
 * Adds the parts that need script: 'Copier le lien' beside the address, the system's share sheet after the networks;
 * and the address and the networks' links if the page lacks them.
 */
export function fillPanel(
  { details, summary }: ShareElements,
  context: MarkerContext<{ readonly url: string }>,
): void {
  const { marker, signal, guard, report } = context;
  if (signal.aborted) return;
  const title = unquoted(marker.getAttribute("data-title")) || document.title;
  const url = sharedAddress(context.attributes.url);
  restoreFocus(context, () => summary);
  function add<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
    const element = document.createElement(name);
    Object.assign(element, { className, textContent: text });
    removeUntil(signal, element);
    return element;
  }

  function addressField(): HTMLInputElement {
    const field = add("input", "");
    field.readOnly = true;
    field.value = url;
    field.ariaLabel = shareMessages.address;
    const row = add("p", "signet-sharing-address");
    row.append(field);
    summary.after(row);
    return field;
  }

  function networks(): HTMLElement {
    const row = add("p", "signet-sharing-networks");
    for (const network of shareLinks(url, title, url)) {
      const link = add("a", "signet-link", `${network.name} `);
      Object.assign(link, { href: network.url, target: "_blank", rel: "noopener" });
      link.append(add("span", "signet-visually-hidden", shareMessages.newTab));
      row.append(link, " ");
    }
    (details.lastElementChild ?? summary).after(row);
    return row;
  }

  const field = details.querySelector<HTMLInputElement>("input[readonly]") ?? addressField();
  const outward = [...details.querySelectorAll("a")]
    .filter(({ host }) => host && host !== location.host)
    .at(-1);
  const row = outward?.closest("p, ul, div") ?? networks();

  const said = add("p", "signet-sharing-said");
  const announce = createAnnouncer(signal);
  const tell = (by: "copy" | "network" | "system", network: string | null = null) =>
    dispatch(marker, "signet:share", { by, network, address: url });
  const copy = addressCopier((copied) => {
    said.textContent = copied === null ? "" : copied ? shareMessages.copied : shareMessages.copyFailed;
    announce(said.textContent);
    if (copied) tell("copy");
    if (copied === false) {
      moveFocus(field);
      field.select();
    }
  }, signal);
  const button = add("button", "signet-button", shareMessages.copyLink);
  button.type = "button";
  button.addEventListener(
    "click",
    guard(() => copy(url, title)),
    { signal },
  );
  field.after(button);
  row.after(said);
  const onFollow = ({ target }: Event) => {
    const link = (target as Element).closest("a");
    if (link && link.host !== location.host) tell("network", networkOf(link));
  };
  row.addEventListener("click", onFollow, { signal });

  const data = { title, url };
  if (navigator.canShare?.(data)) {
    const system = add("button", "signet-link", shareMessages.system);
    system.type = "button";
    // Closing the sheet without a choice gives an AbortError, which is not reported.
    const onClick = () => navigator.share(data).then(() => tell("system"), report);
    system.addEventListener("click", onClick, { signal });
    row.append(system);
  }
}
