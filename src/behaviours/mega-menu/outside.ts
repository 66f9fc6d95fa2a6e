/**
 * The fewest elements in `root` that together are everything except `kept`: to make inert, so that only `kept` can be
 * reached.
 */
export function outside(root: Element, kept: readonly Element[]): HTMLElement[] {
  return [...root.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((one) => child.contains(one))) return outside(child, kept);
    return child instanceof HTMLElement ? [child] : [];
  });
}
