import { memo } from "react";
import { CardFoot } from "../card/CardFoot.tsx";
import { CardPeople } from "../card/CardPeople.tsx";
import { CardPlaces } from "../card/CardPlaces.tsx";
import { CardTags } from "../card/CardTags.tsx";
import { CardTitle } from "../card/CardTitle.tsx";
import { CardWhen } from "../card/CardWhen.tsx";
import { cardView } from "../card/card-view.ts";
import { useRoot } from "../root-context.tsx";
import type { Slot } from "./slot.ts";

interface SlotCardProps {
  readonly slot: Slot;
  /** The card that the visitor came back to. */
  readonly kept: boolean;
}

/**
 * One activity of the schedule: the parts of its card, laid out for reading along, with a drawing in place of its
 * photos (ruling D47). The CMS prints the same markup (macros/programme-schedule.njk); a test compares them.
 */
export const SlotCard = memo(function SlotCard({ slot: { activity, quarters }, kept }: SlotCardProps) {
  const { base } = useRoot();
  const card = cardView(activity, base);
  return (
    <article
      className="signet-slot"
      data-slug={card.slug}
      data-area={card.area ?? undefined}
      data-state={card.state ?? undefined}
      data-n={quarters ?? undefined}
      data-kept={kept || undefined}
    >
      <div className="signet-what">
        <CardTitle card={card} level={4} />
        <CardTags tags={card.tags} />
      </div>
      <CardWhen when={card.when} signs={card.signs} state={card.state} />
      <CardPeople card={card} />
      <span className="signet-placeholder" data-placeholder={card.placeholder} />
      <CardPlaces places={card.places} />
      <CardFoot card={card} />
    </article>
  );
});
