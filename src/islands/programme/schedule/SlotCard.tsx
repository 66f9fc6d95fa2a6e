import { memo } from "react";
import { Brief } from "../card/Brief.tsx";
import { CardFoot } from "../card/CardFoot.tsx";
import { CardPeople } from "../card/CardPeople.tsx";
import { CardPlaces } from "../card/CardPlaces.tsx";
import { CardTags } from "../card/CardTags.tsx";
import { CardTitle } from "../card/CardTitle.tsx";
import { CardTool } from "../card/CardTool.tsx";
import { CardWhen } from "../card/CardWhen.tsx";
import { cardView, titleView } from "../card/card-view.ts";
import { useRoot } from "../root-context.tsx";
import type { Slot } from "./slot.ts";

interface SlotCardProps {
  readonly slot: Slot;
  /** Whether the visitor came back to this card. */
  readonly kept: boolean;
  /** Far from the window a card is brief. */
  readonly near: boolean;
}

/**
 * One activity of the schedule: the parts of its card in a layout for reading, with a drawing in place of its photos
 * (ruling D47). The CMS prints the same markup (macros/programme-schedule.njk); a test compares them.
 */
export const SlotCard = memo(function SlotCard({ slot: { activity, quarters }, kept, near }: SlotCardProps) {
  const { base } = useRoot();
  const card = near ? cardView(activity, base) : null;
  // Both forms have the same title element, so that it keeps focus.
  const title = card ?? titleView(activity);
  return (
    <article
      className="signet-programme-slot"
      data-slug={title.slug}
      data-area={card?.area ?? undefined}
      data-state={title.state ?? undefined}
      data-n={quarters ?? undefined}
      data-kept={kept || undefined}
      data-brief={!near || undefined}
    >
      <div className="signet-programme-what">
        <CardTitle card={title} level={4} />
        {card && <CardTags tags={card.tags} />}
      </div>
      {card === null ? (
        <Brief activity={activity} />
      ) : (
        <>
          <CardWhen {...card} />
          <CardPeople card={card} />
          <span className="signet-programme-placeholder" data-placeholder={card.placeholder} />
          <CardTool part="CardKeep" activity={activity} />
          <CardPlaces places={card.places} />
          <CardFoot card={card} />
        </>
      )}
    </article>
  );
});
