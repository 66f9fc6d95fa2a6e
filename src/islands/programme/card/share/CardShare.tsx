import { useState } from "react";
import { ahead } from "../../../../shared/ui/ahead.ts";
import { usePart } from "../../../../shared/ui/part.ts";
import { messages } from "../../messages.ts";
import { useRoot } from "../../root-context.tsx";
import { CARD_PART } from "../card-part.ts";

interface CardShareProps {
  readonly title: string;
  /** Absolute address. */
  readonly address: string;
}

const toShare = ahead(CARD_PART);

/** Shares one activity: a `<details>`, which also works without script. */
export function CardShare(card: CardShareProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="signet-programme-share" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className="signet-programme-action signet-icon signet-icon-share"
        aria-label={messages.ours.shareName(card.title)}
        {...toShare}
      >
        <span className="signet-visually-hidden">{messages.ours.share}</span>
      </summary>
      {open && <OpenShare {...card} />}
    </details>
  );
}

/** The panel loads when it is opened; if its code cannot be loaded, it shows the address to copy by hand. */
function OpenShare(card: CardShareProps) {
  const module = usePart(CARD_PART, true, useRoot().loadPart);
  if (module) return <module.SharePanel {...card} />;
  return (
    module === null && (
      <div className="signet-programme-share-panel">
        <a href={card.address}>{card.address}</a>
      </div>
    )
  );
}
