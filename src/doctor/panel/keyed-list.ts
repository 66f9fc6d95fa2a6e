/**
 * Shows items in a list. An item that was shown before keeps its element, so that focus and an open part stay; elements
 * are moved only when the order has changed.
 */
export function keyedList<Item>(
  list: HTMLElement,
  keyOf: (item: Item) => string,
  draw: (item: Item) => HTMLElement,
): (items: readonly Item[]) => void {
  let known = new Map<string, HTMLElement>();
  return (items) => {
    const now = new Map(items.map((item) => [keyOf(item), known.get(keyOf(item)) ?? draw(item)]));
    for (const [key, element] of known) if (!now.has(key)) element.remove();
    let index = 0;
    for (const element of now.values()) {
      if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
      index += 1;
    }
    known = now;
  };
}
