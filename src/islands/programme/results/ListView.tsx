import { memo } from "react";
import { useNear } from "../../../shared/ui/use-near.ts";
import { ActivityCard } from "../card/ActivityCard.tsx";
import type { Activity } from "../domain/activity.ts";
import { CARDS_PER_GROUP, groups } from "./card-groups.ts";

interface ListViewProps {
  readonly activities: readonly Activity[];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** The activities in groups of cards: a group off screen costs nothing, and one that did not change is not rendered. */
export function ListView({ activities, card }: ListViewProps) {
  return groups(activities).map((group, index) => (
    <CardGroup
      // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list, whatever stands in it
      key={index}
      first={index * CARDS_PER_GROUP + 1}
      activities={group}
      card={group.some(({ slug }) => slug === card) ? card : null}
    />
  ));
}

/** What the first answer brings is there as a whole, in place of the server's cards. */
const AT_ONCE = 24;

interface CardGroupProps extends ListViewProps {
  readonly first: number;
}

const CardGroup = memo(
  function CardGroup({ activities, card, first }: CardGroupProps) {
    const [box, near] = useNear<HTMLOListElement>(first <= AT_ONCE);
    return (
      <ol ref={box} className="signet-programme-cards" start={first}>
        {activities.map((activity) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} kept={activity.slug === card} near={near} />
          </li>
        ))}
      </ol>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.first === after.first &&
    before.activities.length === after.activities.length &&
    before.activities.every((activity, index) => activity === after.activities[index]),
);
