/** Finds the name that was probably meant, of attributes and of markers. */
import { distance } from "../shared/text/distance.ts";

const bare = (name: string): string => name.replace(/^data-/, "").replace(/[-_]/g, "");
const wordsOf = (name: string): readonly string[] => name.replace(/^data-/, "").split(/[-_]/);

/** Letters that may differ: two, or one in a short name. */
const tolerance = (name: string): number => (name.length > 4 ? 2 : 1);

/** Whether `name` is part of `known`: `data-before` of `data-before-event`. */
function isPart(name: string, known: string): boolean {
  const words = wordsOf(known);
  return wordsOf(name).every((word) => word.length > 2 && words.includes(word));
}

/**
 * The known name that is written almost like `name`: other hyphens, a few letters, without `data-`, or some of its words
 * only. Null when `name` is known itself, or like none.
 */
export function nearName(name: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null;
  const same = known.find((one) => bare(one) === bare(name));
  if (same) return same;
  const [first] = known
    .map((one) => ({ one, far: distance(bare(name), bare(one)) }))
    .filter(({ far }) => far <= tolerance(bare(name)))
    .sort((a, b) => a.far - b.far);
  return first?.one ?? known.find((one) => isPart(name, one)) ?? null;
}
