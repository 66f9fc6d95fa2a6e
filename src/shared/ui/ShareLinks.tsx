import { useState } from "react";
import { copyText } from "../dom/copy-text.ts";
import { NetworkLinks } from "./NetworkLinks.tsx";

interface ShareWords {
  readonly newTab: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyFailed: string;
}

interface ShareLinksProps {
  readonly title: string;
  /** Absolute address. */
  readonly address: string;
  readonly words: ShareWords;
  /** Label of the field that shows the address when it cannot be copied. */
  readonly linkField: string;
  readonly announce: (text: string) => void;
}

/**
 * Content of a panel for sharing a page. 'Copié' is announced only after a successful copy; without a clipboard the
 * address is shown in a field, selected.
 */
export function ShareLinks({ title, address, words, linkField, announce }: ShareLinksProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const outcome = copied ? words.copied : words.copyFailed;
  const copyLink = async () => {
    const done = await copyText(address);
    setCopied(done);
    announce(done ? words.copied : words.copyFailed);
  };
  return (
    <>
      <p className="signet-share-links">
        <button type="button" className="signet-icon signet-icon-link" onClick={copyLink}>
          {words.copyLink}
        </button>
        <NetworkLinks title={title} address={address} newTab={words.newTab} />
      </p>
      {copied !== null && <p className="signet-share-done">{outcome}</p>}
      {copied === false && (
        <input
          ref={(field) => field?.select()}
          className="signet-share-field"
          readOnly
          value={address}
          aria-label={linkField}
        />
      )}
    </>
  );
}
