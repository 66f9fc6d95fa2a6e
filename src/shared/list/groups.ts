/** A list in groups of cards: one that is off screen costs nothing, and one that did not change is not rendered again. */

export interface Group<Item> {
  readonly items: readonly Item[];
  /** Number of the group's first item, from 1. */
  readonly first: number;
  /** Slug of the card to mark as kept, if it is in this group. */
  readonly card: string | null;
}

/** The items in groups, in order; none for an empty list. @param card slug of the card to mark as kept */
export const groupsOf = <Item extends { readonly slug: string }>(
  all: readonly Item[],
  perGroup: number,
  card: string | null = null,
): readonly Group<Item>[] =>
  Array.from({ length: Math.ceil(all.length / perGroup) }, (_, index) => {
    const start = index * perGroup;
    const items = all.slice(start, start + perGroup);
    return { items, first: start + 1, card: items.some(({ slug }) => slug === card) ? card : null };
  });

/** For `memo`: whether a group shows the same. */
export const sameGroup = (one: Group<unknown>, other: Group<unknown>): boolean =>
  one.card === other.card &&
  one.items.length === other.items.length &&
  one.items.every((item, index) => item === other.items[index]);
