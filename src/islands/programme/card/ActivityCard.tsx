import { type MouseEvent, memo } from "react";
import type { Activity } from "../activity.ts";
import { useRoot } from "../root-context.tsx";
import { CardFoot } from "./CardFoot.tsx";
import { CardPeople } from "./CardPeople.tsx";
import { CardPhotos } from "./CardPhotos.tsx";
import { CardPlaces } from "./CardPlaces.tsx";
import { CardTags } from "./CardTags.tsx";
import { CardWhen } from "./CardWhen.tsx";
import { Cut } from "./Cut.tsx";
import { cardView } from "./card-view.ts";

interface ActivityCardProps {
  readonly activity: Activity;
  /** The card that the visitor came back to. */
  readonly kept: boolean;
}

/** A link opened beside this page leaves it where it is (ruling D09: the card is written 'before leaving'). */
const isLeaving = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey);

/** One activity. The CMS prints the same markup from the same view (macros/programme-card.njk); a test compares them. */
export const ActivityCard = memo(function ActivityCard({ activity, kept }: ActivityCardProps) {
  const { base, actions } = useRoot();
  const card = cardView(activity, base);
  const { href, state } = card;
  const words = <Cut of={card.title} />;
  // Who jumps from heading to heading, or from link to link, hears the word before the title.
  const title =
    state === "cancelled" ? (
      <>
        <span className="signet-visually-hidden">{`${card.when.state}\u00a0: `}</span>
        <del>{words}</del>
      </>
    ) : (
      words
    );
  return (
    <article
      className="signet-card"
      data-slug={card.slug}
      data-area={card.area ?? undefined}
      data-state={state ?? undefined}
      data-kept={kept || undefined}
    >
      <div className="signet-what">
        <h3 className="signet-title">
          {href === null ? (
            <span tabIndex={-1}>{title}</span>
          ) : (
            <a href={href} onClick={(event) => isLeaving(event) && actions.chooseCard(card.slug)}>
              {title}
            </a>
          )}
        </h3>
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
