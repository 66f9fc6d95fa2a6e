import { sourceName } from "./profile-frames.ts";

interface RawMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The numbers of one segment of a source map: base 64, five bits in a digit, the lowest bit is the sign. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Bytes of each module in a minified file: every character belongs to the segment before it. */
export function moduleBytes(code: string, { sources, mappings }: RawMap): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  let source = 0;
  mappings.split(";").forEach((line, row) => {
    const text = code.split("\n")[row] ?? "";
    let column = 0;
    const starts = line.split(",").flatMap((segment) => {
      const [move, step] = numbersOf(segment);
      if (move === undefined) return [];
      column += move;
      source += step ?? 0;
      return [{ column, name: step === undefined ? null : sourceName(sources[source] ?? "") }];
    });
    starts.forEach(({ column, name }, index) => {
      if (name === null) return;
      const part = text.slice(column, starts[index + 1]?.column);
      bytes.set(name, (bytes.get(name) ?? 0) + Buffer.byteLength(part));
    });
  });
  return bytes;
}
