/**
 * The fewest elements in `root` that together are everything except `visible`: to make inert, so that only `visible` can be
 * reached.
 */
export function outside(root: Element, visible: readonly Element[]): HTMLElement[] {
  // Not `children`: the page may be in one form, with a field of that name.
  return [...root.querySelectorAll(":scope > *")].flatMap((child) => {
    if (visible.includes(child)) return [];
    if (visible.some((one) => child.contains(one))) return outside(child, visible);
    return child instanceof HTMLElement ? [child] : [];
  });
}
