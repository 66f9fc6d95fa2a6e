/** Tries whether pictures of the data load. */
import type { DataFault } from "./data-check.ts";
import { listed } from "./listed.ts";

/** Pictures that are tried at most, and how many at a time. */
const MOST = 60;
const AT_ONCE = 6;

export interface Pictured {
  readonly title: string;
  readonly picture: string;
}

const loads = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });

/** @param base absolute address of the page, from which relative addresses start */
export async function pictureFaults(
  rows: readonly Pictured[],
  base: string,
  signal: AbortSignal,
  load: (address: string) => Promise<boolean> = loads,
): Promise<readonly DataFault[]> {
  const queue = [...rows.slice(0, MOST)];
  const missing: Pictured[] = [];
  const work = async () => {
    for (let row = queue.shift(); row && !signal.aborted; row = queue.shift()) {
      const address = URL.canParse(row.picture, base) ? new URL(row.picture, base).href : "";
      if (!address || !(await load(address))) missing.push(row);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [first] = missing;
  if (!first) return [];
  const names = listed(missing.map(({ title }) => title));
  const what =
    missing.length === 1
      ? `L’image de ${names} ne se charge pas : ${first.picture}.`
      : `${missing.length} images ne se chargent pas : celles de ${names}. La première : ${first.picture}.`;
  return [
    { level: "fault", what, todo: "Ouvrez son adresse dans un onglet, et remplacez l’image dans le CMS." },
  ];
}
