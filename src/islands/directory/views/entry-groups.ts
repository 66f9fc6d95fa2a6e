/** How many entries the browser skips together while they are off screen: they fill the rows of 1, 2, 3, 4, 6 or 8 columns. */
export const PER_GROUP = 24;

/** The list cut into groups, in order; none for an empty list. */
export function groups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / PER_GROUP);
  return Array.from({ length: count }, (_, index) => items.slice(index * PER_GROUP, (index + 1) * PER_GROUP));
}
