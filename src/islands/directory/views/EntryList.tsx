import { memo } from "react";
import { type Group, groupsOf, sameGroup } from "../../../shared/list/groups.ts";
import type { Entry } from "../domain/entry.ts";
import { useRoot } from "../root-context.tsx";
import { EntryCard } from "./EntryCard.tsx";
import { ENTRIES_PER_GROUP } from "./entries.ts";

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** The entries in groups of cards. */
export const EntryList = ({ entries, card }: EntryListProps) =>
  groupsOf(entries, ENTRIES_PER_GROUP, card).map((group) => <EntryGroup key={group.first} {...group} />);

const EntryGroup = memo(function EntryGroup({ items, card }: Group<Entry>) {
  const { picture } = useRoot().kind;
  return (
    <ul className="signet-entries">
      {items.map((entry) => (
        <li key={entry.id} data-slug={entry.slug}>
          <EntryCard entry={entry} size={picture} kept={entry.slug === card} />
        </li>
      ))}
    </ul>
  );
}, sameGroup);
