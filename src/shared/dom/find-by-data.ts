/**
 * The element inside `root` whose `data-*` has a value, whatever the value holds: looked up by comparison,
 * since a selector made from an address or an API's text could break or match something else (ruling D09).
 *
 * @param name as in `dataset`: `card` for `data-card`
 */
export function findByData(root: ParentNode, name: string, value: string): HTMLElement | null {
  const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    if (element.dataset[name] === value) return element;
  }
  return null;
}
