/**
 * What Firefox has drawn on each sheet of a PDF. It draws letters of variable fonts, such as the theme's, as outlines,
 * which tell where a box cuts them; those of other fonts it writes as text.
 */
import { inflateSync } from "node:zlib";

export interface Sheet {
  /** Letters, and the holes in those that are outlines. */
  readonly letters: number;
  /** Lines of text that are seen only in part: which, from the sheet's top left, in points. */
  readonly cut: readonly string[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Matrix = readonly [number, number, number, number, number, number];
interface State {
  readonly matrix: Matrix;
  readonly clip: Box;
}

const EVERYWHERE: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
/** Points by which a letter may leave its box: round letters do. */
const OVERSHOOT = 2;

export function drawnSheets(pdf: Uint8Array): Sheet[] {
  const streams = Buffer.from(pdf)
    .toString("latin1")
    .matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g);
  return [...streams]
    .map(([, bytes = ""]) => inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"))
    .filter((text) => /^1 0 0 -1 0 [\d.]+ cm\s/.test(text))
    .map(draw);
}

/** Follows the drawing's operators, as far as outlines and clips need them (PDF 1.7, sections 8.4 and 8.5). */
function draw(drawing: string): Sheet {
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: EVERYWHERE };
  const saved: State[] = [];
  let values: number[] = [];
  let points: [number, number][] = [];
  let outlines = 0;
  let pathOutlines = 0;
  let isClip = false;
  let height = 0;
  const cut: string[] = [];

  const endPath = () => {
    if (isClip) state = { ...state, clip: common(state.clip, around(points)) };
    isClip = false;
    [points, pathOutlines] = [[], 0];
  };
  const operators: Readonly<Record<string, () => void>> = {
    q: () => saved.push(state),
    Q: () => {
      state = saved.pop() ?? state;
    },
    cm: () => {
      if (height === 0) height = values[5] ?? 0;
      else state = { ...state, matrix: product(values as unknown as Matrix, state.matrix) };
    },
    re: () => {
      const [x = 0, y = 0, width = 0, high = 0] = values;
      points.push(place([x, y], state.matrix), place([x + width, y + high], state.matrix));
    },
    m: () => points.push(place(values, state.matrix)),
    l: () => points.push(place(values, state.matrix)),
    c: () => points.push(place(values.slice(4), state.matrix)),
    h: () => {
      pathOutlines += 1;
    },
    W: () => {
      isClip = true;
    },
    n: endPath,
    S: endPath,
    f: () => {
      outlines += pathOutlines;
      const text = around(points);
      // A rectangle has no outline that is closed by hand.
      if (pathOutlines > 0 && isCut(text, state.clip))
        cut.push(`${say(text)} is seen in ${say(state.clip)} only`);
      endPath();
    },
  };
  for (const [word] of drawing.replace(/\[[^\]]*\]|<[^>]*>|\([^)]*\)/g, " ").matchAll(/\S+/g)) {
    const value = Number(word);
    if (Number.isNaN(value)) {
      operators[word.replace("*", "")]?.();
      values = [];
    } else values.push(value);
  }
  const written = [...drawing.matchAll(/<([\da-f]+)>/gi)].reduce(
    (sum, [, hex = ""]) => sum + hex.length / 4,
    0,
  );
  return { letters: outlines + written, cut };
}

/** Whether a part of it is seen, and a part is not. */
function isCut(text: Box, clip: Box): boolean {
  const seen = common(text, clip);
  const isSeen = seen.right - seen.left > OVERSHOOT && seen.bottom - seen.top > OVERSHOOT;
  const lost = [
    clip.left - text.left,
    clip.top - text.top,
    text.right - clip.right,
    text.bottom - clip.bottom,
  ];
  return isSeen && Math.max(...lost) > OVERSHOOT;
}

const place = ([x = 0, y = 0]: readonly number[], [a, b, c, d, e, f]: Matrix): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const product = ([a, b, c, d, e, f]: Matrix, by: Matrix): Matrix => {
  const [x, y] = [place([a, b], by), place([c, d], by)];
  const [left, top] = place([e, f], by);
  return [x[0] - by[4], x[1] - by[5], y[0] - by[4], y[1] - by[5], left, top];
};

function around(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: least(xs), top: least(ys), right: -least(xs.map(neg)), bottom: -least(ys.map(neg)) };
}

const neg = (value: number) => -value;
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), 1e6);

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const say = ({ left, top, right, bottom }: Box) =>
  `${[left, top, right, bottom].map((side) => Math.round(side)).join(" ")}`;
