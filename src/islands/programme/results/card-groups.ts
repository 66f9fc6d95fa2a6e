/**
 * Cards in one `<ol>`: a group is what the browser skips while it is off screen (`content-visibility`), what is whole
 * only near the window, and whose rows are shared by the cards' columns. 12 fills the rows of one to four columns.
 */
export const CARDS_PER_GROUP = 12;

/** The list cut into groups, in order; none for an empty list. */
export function groups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / CARDS_PER_GROUP);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * CARDS_PER_GROUP, (index + 1) * CARDS_PER_GROUP),
  );
}
