import { memo } from "react";
import type { Entry } from "../domain/entry.ts";
import type { Kind } from "../domain/kind.ts";
import { EntryCard } from "./EntryCard.tsx";
import { groups } from "./entry-groups.ts";

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly size: Kind["picture"];
  /** Slug of the card to mark as kept. */
  readonly card: string | null;
}

/** The entries in groups: one off screen costs nothing, and one that did not change is not rendered. */
export function EntryList({ entries, size, card }: EntryListProps) {
  return groups(entries).map((group, index) => (
    <Group
      // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the list, whoever stands in it
      key={index}
      entries={group}
      size={size}
      card={group.some(({ slug }) => slug === card) ? card : null}
    />
  ));
}

const Group = memo(
  function Group({ entries, size, card }: EntryListProps) {
    return (
      <ul className="signet-entries">
        {entries.map((entry) => (
          <li key={entry.id} data-slug={entry.slug}>
            <EntryCard entry={entry} size={size} kept={entry.slug === card} />
          </li>
        ))}
      </ul>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.entries.length === after.entries.length &&
    before.entries.every((entry, index) => entry === after.entries[index]),
);
