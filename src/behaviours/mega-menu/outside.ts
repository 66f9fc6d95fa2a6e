/**
 * Everything in `root` that neither holds nor belongs to one of `kept`, as few elements as say it: what has to step
 * back, so that only these are left.
 */
export function outside(root: Element, kept: readonly Element[]): HTMLElement[] {
  return [...root.children].flatMap((child) => {
    if (kept.includes(child)) return [];
    if (kept.some((one) => child.contains(one))) return outside(child, kept);
    return child instanceof HTMLElement ? [child] : [];
  });
}
