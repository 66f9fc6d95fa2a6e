import { shareLinks } from "../links/share-links.ts";

interface NetworkLinksProps {
  readonly title: string;
  /** Absolute address. */
  readonly address: string;
  /** '(nouvel onglet)'. */
  readonly newTab: string;
}

/** LinkedIn, X, Facebook: plain links to the networks' own pages, no script of theirs. */
export function NetworkLinks({ title, address, newTab }: NetworkLinksProps) {
  return shareLinks(address, title, address).map(({ name, url }) => (
    <a key={name} href={url} target="_blank" rel="noopener">
      {name}
      <span className="signet-visually-hidden"> {newTab}</span>
    </a>
  ));
}
