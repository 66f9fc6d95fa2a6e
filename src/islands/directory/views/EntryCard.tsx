import { placeholderIndex } from "../../../shared/text/placeholder-index.ts";
import type { Entry } from "../domain/entry.ts";
import type { Kind } from "../domain/kind.ts";
import { messages } from "../messages.ts";

interface EntryCardProps {
  readonly entry: Entry;
  readonly size: Kind["picture"];
  /** Whether the visitor came back to this card. */
  readonly kept: boolean;
}

/** An author or an exhibitor: picture, name and kiosk in one link. */
export function EntryCard({ entry, size, kept }: EntryCardProps) {
  const { id, title, url, picture, kiosk } = entry;
  const drawing = placeholderIndex(id) + 1;
  const Card = url === null ? "span" : "a";
  return (
    <Card
      className={kept ? "signet-directory-entry signet-directory-tail" : "signet-directory-entry"}
      href={url ?? undefined}
    >
      <span className="signet-directory-picture">
        {picture === null ? (
          <span className="signet-directory-stand-in" data-sign={drawing} aria-hidden="true" />
        ) : (
          // Also has the number of its drawing, in case the picture cannot be loaded.
          <img data-sign={drawing} src={picture} alt="" {...size} loading="lazy" decoding="async" />
        )}
      </span>
      <b className="signet-directory-entry-name">{title}</b>
      {kiosk !== null && <span className="signet-directory-entry-kiosk">{`${messages.kiosk} ${kiosk}`}</span>}
    </Card>
  );
}
