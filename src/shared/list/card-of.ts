/** The first card whose slug is sought: compared, since a selector made of an address could match something else (ruling D09). */
export const cardOf = (
  list: ParentNode | null,
  isSought: (slug: string | undefined) => boolean,
): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>("[data-slug]") ?? [])].find(({ dataset }) =>
    isSought(dataset.slug),
  );
