import { shareLinks } from "../../../shared/links/share-links.ts";
import { shareMessages } from "./messages-share.ts";

interface NetworkLinksProps {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
}

/** LinkedIn, X, Facebook: plain links to the networks' own windows, no script of theirs. */
export function NetworkLinks({ title, address }: NetworkLinksProps) {
  return shareLinks(address, title, address).map(({ name, url }) => (
    <a key={name} href={url} target="_blank" rel="noopener">
      {name}
      <span className="signet-visually-hidden"> {shareMessages.newTab}</span>
    </a>
  ));
}
