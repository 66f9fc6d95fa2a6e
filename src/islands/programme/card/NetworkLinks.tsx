import { messages } from "../messages.ts";
import type { NetworkView } from "./card-view.ts";

interface NetworkLinksProps {
  readonly networks: readonly NetworkView[];
}

/** LinkedIn, X, Facebook: plain links to the networks' own windows, no script of theirs. */
export function NetworkLinks({ networks }: NetworkLinksProps) {
  return networks.map((network) => (
    <a key={network.name} href={network.href} target="_blank" rel="noopener">
      {network.name}
      <span className="signet-visually-hidden"> {messages.ours.newTab}</span>
    </a>
  ));
}
