import { memo, useState } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { pageSize } from "../../../shared/activity/facts.ts";
import { type Group, groupsOf, sameGroup } from "../../../shared/list/groups.ts";
import { useNear } from "../../../shared/ui/use-near.ts";
import { ActivityCard } from "../card/ActivityCard.tsx";
import { useRoot } from "../root-context.tsx";
import { isAtTop } from "./Arrival.tsx";
import { CARDS_PER_GROUP } from "./cards.ts";
import type { ViewProps } from "./view.ts";

/** In px: in narrower windows the cards of the second group begin three windows further down. */
const ONE_COLUMN = 600;

/** The activities in groups of cards. */
export const ListView = memo(({ activities, card }: ViewProps) => {
  const root = useRoot();
  const [isFar] = useState(() => isAtTop(root) && innerWidth < ONE_COLUMN);
  // The first page replaces the server's cards and is complete at once, except what is far below a narrow window; when
  // more cards follow, all of it is, because focus then scrolls past it.
  const page = pageSize();
  const atOnce = isFar && !activities[page] ? CARDS_PER_GROUP : page;
  return groupsOf(activities, CARDS_PER_GROUP, card).map((group) => (
    <CardGroup key={group.first} {...group} atOnce={group.first <= atOnce} />
  ));
});

const isSame = (one: CardGroupProps, other: CardGroupProps): boolean =>
  one.atOnce === other.atOnce && sameGroup(one, other);

interface CardGroupProps extends Group<Activity> {
  /** Whether its cards are complete wherever they are. */
  readonly atOnce: boolean;
}

const CardGroup = memo(function CardGroup({ items, card, first, atOnce }: CardGroupProps) {
  const [box, seen] = useNear<HTMLOListElement>(atOnce);
  return (
    <ol ref={box} className="signet-programme-cards" start={first}>
      {items.map((activity) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} kept={activity.slug === card} near={seen || atOnce} />
        </li>
      ))}
    </ol>
  );
}, isSame);
