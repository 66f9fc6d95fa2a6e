import { networkOf, shareLinks } from "../links/share-links.ts";

interface NetworkLinksProps {
  readonly title: string;
  /** Absolute address. */
  readonly address: string;
  /** '(nouvel onglet)'. */
  readonly newTab: string;
  /** Called when the visitor follows a link, with its host. */
  readonly onFollow: (network: string) => void;
}

/** LinkedIn, X, Facebook: plain links to the networks' own pages, no script of theirs. */
export function NetworkLinks({ title, address, newTab, onFollow }: NetworkLinksProps) {
  return shareLinks(address, title, address).map(({ name, url }) => (
    <a
      key={name}
      href={url}
      target="_blank"
      rel="noopener"
      onClick={({ currentTarget }) => onFollow(networkOf(currentTarget))}
    >
      <span>{name}</span>
      <span className="signet-visually-hidden">{` ${newTab}`}</span>
    </a>
  ));
}
