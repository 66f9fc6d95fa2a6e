import { memo } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { pageSize } from "../../../shared/activity/facts.ts";
import { type Group, groupsOf, sameGroup } from "../../../shared/list/groups.ts";
import { useNear } from "../../../shared/ui/use-near.ts";
import { ActivityCard } from "../card/ActivityCard.tsx";
import { CARDS_PER_GROUP } from "./cards.ts";

interface ListViewProps {
  readonly activities: readonly Activity[];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** The activities in groups of cards. */
export const ListView = memo(({ activities, card }: ListViewProps) =>
  groupsOf(activities, CARDS_PER_GROUP, card).map((group) => <CardGroup key={group.first} {...group} />),
);

const CardGroup = memo(function CardGroup({ items, card, first }: Group<Activity>) {
  // The first page is complete at once, because it replaces the server's cards.
  const [box, near] = useNear<HTMLOListElement>(first <= pageSize());
  return (
    <ol ref={box} className="signet-programme-cards" start={first}>
      {items.map((activity) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} kept={activity.slug === card} near={near} />
        </li>
      ))}
    </ol>
  );
}, sameGroup);
