import { memo } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { useRoot } from "../root-context.tsx";
import { Brief } from "./Brief.tsx";
import { CardFoot } from "./CardFoot.tsx";
import { CardPeople } from "./CardPeople.tsx";
import { CardPlaces } from "./CardPlaces.tsx";
import { CardTags } from "./CardTags.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { CardTool } from "./CardTool.tsx";
import { CardWhen } from "./CardWhen.tsx";
import { cardView, titleView } from "./card-view.ts";
import { CardPhotos } from "./photos/CardPhotos.tsx";

interface ActivityCardProps {
  readonly activity: Activity;
  /** Whether the visitor came back to this card. */
  readonly kept: boolean;
  /** Far from the window a card is brief. */
  readonly near: boolean;
}

/** One activity. The CMS prints the same markup from the same view (macros/programme-card.njk); a test compares them. */
export const ActivityCard = memo(function ActivityCard({ activity, kept, near }: ActivityCardProps) {
  const { base } = useRoot();
  const card = near ? cardView(activity, base) : null;
  // Both forms have the same title element, so that it keeps focus.
  const title = card ?? titleView(activity);
  return (
    <article
      className="signet-programme-card"
      data-slug={title.slug}
      data-area={card?.area ?? undefined}
      data-state={title.state ?? undefined}
      data-kept={kept || undefined}
      data-brief={!near || undefined}
    >
      <div className="signet-programme-what">
        <CardTitle card={title} level={3} />
        {card && <CardTags tags={card.tags} />}
      </div>
      {card === null ? (
        <Brief activity={activity} />
      ) : (
        <>
          <CardWhen {...card} />
          <CardPeople card={card} />
          <CardPhotos photos={card.photos} placeholder={card.placeholder} />
          <CardTool part="CardKeep" activity={activity} />
          <CardPlaces places={card.places} />
          <CardFoot card={card} />
        </>
      )}
    </article>
  );
});
