import { memo } from "react";
import type { Activity } from "../activity.ts";
import { useRoot } from "../root-context.tsx";
import { CardFoot } from "./CardFoot.tsx";
import { CardPeople } from "./CardPeople.tsx";
import { CardPhotos } from "./CardPhotos.tsx";
import { CardPlaces } from "./CardPlaces.tsx";
import { CardTags } from "./CardTags.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { CardWhen } from "./CardWhen.tsx";
import { cardView } from "./card-view.ts";

interface ActivityCardProps {
  readonly activity: Activity;
  /** The card that the visitor came back to. */
  readonly kept: boolean;
}

/** One activity. The CMS prints the same markup from the same view (macros/programme-card.njk); a test compares them. */
export const ActivityCard = memo(function ActivityCard({ activity, kept }: ActivityCardProps) {
  const { base } = useRoot();
  const card = cardView(activity, base);
  const { state } = card;
  return (
    <article
      className="signet-card"
      data-slug={card.slug}
      data-area={card.area ?? undefined}
      data-state={state ?? undefined}
      data-kept={kept || undefined}
    >
      <div className="signet-what">
        <CardTitle card={card} level={3} />
        <CardTags tags={card.tags} />
      </div>
      <CardWhen when={card.when} signs={card.signs} state={state} />
      <CardPeople card={card} />
      <CardPhotos photos={card.photos} placeholder={card.placeholder} />
      <CardPlaces places={card.places} />
      <CardFoot card={card} />
    </article>
  );
});
