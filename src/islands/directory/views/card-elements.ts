/** The card of an entry: looked up by comparison, since a selector made from an address could match something else (ruling D09). */
export const cardOf = (list: ParentNode, isSought: (slug: string) => boolean): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>("[data-slug]")].find(({ dataset }) => isSought(dataset.slug ?? ""));
