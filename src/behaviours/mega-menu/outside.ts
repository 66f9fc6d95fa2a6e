/**
 * The fewest elements in `root` that together are everything except `visible`: to make inert, so that only `visible` can be
 * reached.
 */
export function outside(root: Element, visible: readonly Element[]): HTMLElement[] {
  return [...root.children].flatMap((child) => {
    if (visible.includes(child)) return [];
    if (visible.some((one) => child.contains(one))) return outside(child, visible);
    return child instanceof HTMLElement ? [child] : [];
  });
}
