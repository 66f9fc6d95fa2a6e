import { networks } from "../facts/facts.ts";
import { fillAddress } from "./fill-address.ts";

interface ShareLink {
  /** Name as the network writes it. */
  readonly name: string;
  readonly url: string;
}

/**
 * Links that open a network's own page for sharing: no script of theirs, no request before the click.
 *
 * @param url address to share; a relative one is resolved against `base`
 * @param base absolute address of the site or of the current page
 */
export function shareLinks(url: string, title: string, base: string): readonly ShareLink[] {
  const page = new URL(url, base).href;
  return networks().map((network) => ({
    name: network.name,
    url: fillAddress(network.url, { url: page, title }),
  }));
}

/** Names a network in `signet:share` by its link: the host, or `mailto:`. */
export const networkOf = ({ host, protocol }: HTMLAnchorElement): string => host || protocol;
