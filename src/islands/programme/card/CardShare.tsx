import { useState } from "react";
import { ahead } from "../../../shared/ui/ahead.ts";
import { usePart } from "../../../shared/ui/part.ts";
import { messages } from "../messages.ts";
import { useRoot } from "../root-context.tsx";
import { CARD_PART } from "./card-part.ts";

interface CardShareProps {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
}

const toShare = ahead(CARD_PART);

/** Sharing one activity: a disclosure that the browser opens by itself, so that it works without script too. */
export function CardShare(card: CardShareProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="signet-share" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="signet-action signet-icon signet-icon-share"
        aria-label={messages.ours.shareName(card.title)}
        {...toShare}
      >
        <span className="signet-action-word">{messages.ours.share}</span>
      </summary>
      {open && <OpenShare {...card} />}
    </details>
  );
}

/** The panel comes when it is wanted; when its code does not come, there is the address, to be copied by hand. */
function OpenShare(card: CardShareProps) {
  const module = usePart(CARD_PART, true, useRoot().loadPart);
  if (module) return <module.SharePanel {...card} />;
  return (
    module === null && (
      <div className="signet-share-panel">
        <a href={card.address}>{card.address}</a>
      </div>
    )
  );
}
