/**
 * The element inside `root` whose `data-*` has a value, whatever the value holds: compared, since a selector made from an
 * address or an API's text could break or match another element (ruling D09).
 *
 * @param name one word, without `data-`
 */
export const findByData = (root: ParentNode, name: string, value: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].find(({ dataset }) => dataset[name] === value);
