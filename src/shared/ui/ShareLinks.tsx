import { dispatch } from "../dom/dispatch.ts";
import type { IslandRoot } from "./island-root.tsx";
import { NetworkLinks } from "./NetworkLinks.tsx";
import { useCopy } from "./use-copy.ts";

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
  readonly root: Pick<IslandRoot<never, never>, "announce" | "marker" | "signal">;
}

/**
 * Content of a panel for sharing a page. 'Copié' is announced only after a successful copy; without a clipboard the
 * address is shown in a field, selected.
 */
export function ShareLinks({ title, address, words, linkField, root }: ShareLinksProps) {
  const [copied, copy] = useCopy(root.signal);
  const outcome = copied ? words.copied : words.copyFailed;
  const copyLink = async () => {
    const done = await copy(address, title);
    root.announce(done ? words.copied : words.copyFailed);
    if (done) dispatch(root.marker, "signet:share", { by: "copy", network: null, address });
  };
  const onFollow = (network: string) =>
    dispatch(root.marker, "signet:share", { by: "network", network, address });
  return (
    <>
      <p className="signet-share-links">
        <button type="button" className="signet-icon signet-icon-link" onClick={copyLink}>
          {words.copyLink}
        </button>
        <NetworkLinks title={title} address={address} newTab={words.newTab} onFollow={onFollow} />
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
