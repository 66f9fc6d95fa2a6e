import type { Face } from "./faces.ts";
import { type LineOptions, line, widthOf } from "./outlines.ts";

/** The line shrunk, when it must, to a greatest width. */
export function fitted(
  text: string,
  fill: string,
  options: LineOptions & { readonly width: number },
): string {
  const natural = widthOf(options.face, text, options.track) * options.size;
  const size = natural > options.width ? (options.size * options.width) / natural : options.size;
  if (size >= options.size * 0.62) return line(text, fill, { ...options, size });
  // Too long to be read small: what does not fit is cut.
  const least = options.size * 0.62;
  let cut = [...text];
  while (cut.length > 1 && widthOf(options.face, `${cut.join("")}…`, options.track) * least > options.width) {
    cut = cut.slice(0, -1);
  }
  return line(`${cut.join("").trimEnd()}…`, fill, { ...options, size: least });
}

/** Words of a title, where a French sign that a space precedes never begins a line. */
export function wordsOf(title: string): string[] {
  return title
    .replace(/ ([;:!?»])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0")
    .split(" ")
    .filter((word) => word !== "");
}

/** Words with their widths in ems, measured once for all the sizes that are tried. */
interface Measured {
  readonly words: readonly string[];
  readonly widths: readonly number[];
  readonly space: number;
}

function measured(words: readonly string[], face: Face): Measured {
  return {
    words,
    widths: words.map((word) => widthOf(face, word)),
    space: widthOf(face, "a b") - widthOf(face, "ab"),
  };
}

/** Rows no wider than `ems`, as the places of their first words. */
function breaks({ widths, space }: Measured, ems: number): number[] {
  const starts: number[] = [];
  let used = 0;
  for (const [index, width] of widths.entries()) {
    if (index === 0 || used + space + width > ems + 0.001) {
      starts.push(index);
      used = width;
    } else used += space + width;
  }
  return starts;
}

function rowsAt({ words }: Measured, starts: readonly number[]): string[] {
  return starts.map((start, index) => words.slice(start, starts[index + 1]).join(" "));
}

export interface BlockOptions {
  readonly face: Face;
  readonly x: number;
  /** Top of the box; the first line's capitals hang from it. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly least?: number;
  readonly leading?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly stand?: "top" | "middle" | "bottom";
  /** Colours of the lines in turn; one colour for all. */
  readonly fills: readonly [string, ...string[]];
  /** Every line drawn as wide as the box: a poster's setting. */
  readonly justified?: boolean;
}

export interface Block {
  readonly svg: string;
  readonly top: number;
  readonly bottom: number;
}

/** Height of capitals in ems: what a title's first line occupies above its baseline. */
const capitals = 0.68;

interface Row {
  readonly text: string;
  readonly size: number;
}

function placed(rows: readonly Row[], options: BlockOptions, leading: number): Block {
  const heights = rows.map(({ size }, index) => (index === 0 ? size * capitals : size * leading));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const spare = options.height - total;
  const top = options.y + (options.stand === "bottom" ? spare : options.stand === "middle" ? spare / 2 : 0);
  const anchor = options.anchor ?? "start";
  const x = options.x + (anchor === "middle" ? options.width / 2 : anchor === "end" ? options.width : 0);
  let y = top;
  const svg = rows.map(({ text, size }, index) => {
    y += heights[index] ?? 0;
    const fill = options.fills[index % options.fills.length] ?? options.fills[0];
    return line(text, fill, { face: options.face, size, x, y, anchor });
  });
  return { svg: svg.join(""), top, bottom: y };
}

/** Rows as even as can be: as many as at this width, but none a lonely short word when avoidable. */
function balanced(text: Measured, ems: number): string[] {
  const count = breaks(text, ems).length;
  let low = Math.max(...text.widths);
  let high = Math.max(ems, low);
  for (let turn = 0; turn < 7 && high > low; turn += 1) {
    const middle = (low + high) / 2;
    if (breaks(text, middle).length > count) low = middle;
    else high = middle;
  }
  return rowsAt(text, breaks(text, high));
}

function justifiedBlock(text: Measured, options: BlockOptions, leading: number): Block {
  let best: Row[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  const whole = text.widths.reduce((sum, width) => sum + width + text.space, 0);
  for (let count = 1; count <= Math.min(text.words.length, 9); count += 1) {
    const texts = balanced(text, Math.max(whole / count, 0.5));
    const rows = texts.map((row) => ({
      text: row,
      size: Math.min(options.size, options.width / Math.max(0.3, widthOf(options.face, row))),
    }));
    const height = rows.reduce((sum, row, index) => sum + row.size * (index ? leading : capitals), 0);
    const squeeze = Math.min(1, options.height / height);
    const fill = Math.min(height, options.height) / options.height;
    const score = squeeze * squeeze + fill;
    if (score > bestScore) {
      bestScore = score;
      best = rows.map((row) => ({ text: row.text, size: row.size * squeeze }));
    }
  }
  return placed(best, options, leading);
}

/** A title in a box, as large as fits between `least` and `size`; what cannot fit is cut with an ellipsis. */
export function block(text: string, options: BlockOptions): Block {
  const words = wordsOf(text);
  const leading = options.leading ?? 1.02;
  if (words.length === 0) return { svg: "", top: options.y, bottom: options.y };
  const whole = measured(words, options.face);
  if (options.justified && text.length < 90) return justifiedBlock(whole, options, leading);
  const least = options.least ?? 16;
  const broadest = Math.max(...whole.widths);
  for (let size = options.size; size >= least; size *= 0.94) {
    const ems = options.width / size;
    if (broadest > ems) continue;
    const tall = size * (capitals + leading * (breaks(whole, ems).length - 1));
    if (tall > options.height) continue;
    const rows = balanced(whole, ems).map((row) => ({ text: row, size }));
    return placed(rows, options, leading);
  }
  const ems = options.width / least;
  const room = Math.max(1, Math.floor((options.height / least - capitals) / leading) + 1);
  const pieces = measured(
    words.flatMap((word) => word.match(/.{1,14}/gu) ?? []),
    options.face,
  );
  const rows = rowsAt(pieces, breaks(pieces, ems));
  const kept = rows.slice(0, room);
  if (rows.length > room) kept[room - 1] = `${(kept[room - 1] ?? "").replace(/.{0,2}$/u, "")}…`;
  return placed(
    kept.map((row) => ({ text: row, size: least })),
    options,
    leading,
  );
}
