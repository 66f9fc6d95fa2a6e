/** Ids of the mounted roots; a root that has not rendered yet has them nowhere else. */
const inUse = new Set<string>();

/**
 * Ids for one root of an island until `signal` aborts. They are the plain ones, so that a theme's links work, unless
 * another root or an earlier element has them; then they are numbered.
 *
 * @param plain the ids by their purpose
 */
export function takeIds<const Names extends Readonly<Record<string, string>>>(
  plain: Names,
  marker: HTMLElement,
  signal: AbortSignal,
): Readonly<Record<keyof Names, string>> {
  const numbered = (suffix: string) =>
    Object.fromEntries(Object.entries(plain).map(([name, id]) => [name, id + suffix])) as Record<
      keyof Names,
      string
    >;
  const isFree = (ids: readonly string[]) =>
    ids.every((id) => {
      const first = document.getElementById(id);
      return !inUse.has(id) && (first === null || marker.contains(first));
    });
  let ids = numbered("");
  for (let number = 2; !isFree(Object.values(ids)); number += 1) ids = numbered(`-${number}`);
  const mine: readonly string[] = Object.values(ids);
  for (const id of mine) inUse.add(id);
  const leave = () => {
    for (const id of mine) inUse.delete(id);
  };
  signal.addEventListener("abort", leave);
  return ids;
}
