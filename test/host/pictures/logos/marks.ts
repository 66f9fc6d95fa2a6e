import type { Dice } from "../dice.ts";
import { line, widthOf } from "../outlines.ts";
import { circle, d, polygon, rect, ring, shape, stroke, turned, upTo } from "../shapes.ts";

/** What a sign is drawn with; it fills a box of 100 by 100. */
export interface Sign {
  readonly dice: Dice;
  readonly first: string;
  readonly second: string;
  readonly plate: string;
  /** The house's initial. */
  readonly letter: string;
}

const petals = (count: number, fill: string, data: string): string =>
  upTo(count)
    .map((index) => turned((360 / count) * index, 50, 50, shape(data, fill)))
    .join("");

/** The letter cut out of, or standing on, a simple field. */
function monogram({ letter, first, plate, dice }: Sign): string {
  const face = dice.pick(["poster", "bold", "swash", "wide"] as const);
  const size = Math.min(82, 62 / Math.max(0.3, widthOf(face, letter)));
  const field = dice.pick([
    circle(50, 50, 50, first),
    rect(2, 2, 96, 96, first),
    shape("M50 0L100 50L50 100L0 50Z", first),
    shape("M8 0H92V100L50 78L8 100Z", first),
  ]);
  return (
    field + line(letter, plate, { face, size: size * 0.92, x: 50, y: 50 + size * 0.31, anchor: "middle" })
  );
}

export const marks: readonly ((sign: Sign) => string)[] = [
  monogram,
  monogram,
  // An open arch.
  ({ first }) => shape("M0 100V50a50 50 0 0 1 100 0V100H74V50a24 24 0 0 0 -48 0V100Z", first),
  // A lamp.
  ({ first, second }) => circle(50, 40, 40, second) + rect(39, 40, 22, 58, first),
  // Lightning.
  ({ first }) =>
    polygon(
      [
        [62, 0],
        [14, 58],
        [44, 58],
        [30, 100],
        [88, 38],
        [56, 38],
        [76, 0],
      ],
      first,
    ),
  // An open book.
  ({ first, second }) =>
    shape("M50 24Q28 8 0 14V84Q28 78 50 94Z", first) + shape("M50 24Q72 8 100 14V84Q72 78 50 94Z", second),
  // A bookmark over a square.
  ({ first, second }) => rect(0, 6, 88, 88, first) + shape("M52 0H76V66L64 54L52 66Z", second),
  // Square and circle that overlap.
  ({ first, second }) => rect(0, 20, 60, 60, first) + circle(66, 50, 34, second),
  // Sun and horizon.
  ({ first, second }) =>
    shape("M8 58a42 42 0 0 1 84 0Z", second) +
    upTo(3)
      .map((row) => rect(row * 12, 66 + row * 13, 100 - row * 24, 7, first))
      .join(""),
  // Waves.
  ({ first }) =>
    upTo(4)
      .map((row) => stroke(d`M0 ${20 + row * 21}q12.5 -14 25 0t25 0t25 0t25 0`, first, 8))
      .join(""),
  // A flower.
  ({ first, second, dice }) =>
    petals(dice.pick([5, 6, 8]), first, "M50 50q-20 -26 0 -50q20 24 0 50Z") + circle(50, 50, 10, second),
  // Steps.
  ({ first, second }) => shape("M0 100V75H25V50H50V25H75V0H100V100Z", first) + circle(20, 24, 18, second),
  // A bird.
  ({ first, second }) =>
    polygon(
      [
        [0, 34],
        [70, 4],
        [48, 44],
        [100, 64],
        [30, 70],
      ],
      first,
    ) +
    polygon(
      [
        [48, 44],
        [100, 64],
        [62, 67],
      ],
      second,
    ),
  // Rings.
  ({ first, second }) => ring(34, 50, 28, first, 11) + ring(66, 50, 28, second, 11),
  // A quill.
  ({ first, second }) =>
    shape("M96 2Q40 4 18 56L10 98L22 74Q80 74 96 2Z", first) + stroke("M12 96Q40 50 78 22", second, 4),
  // A speaking mouth.
  ({ first, second }) =>
    shape("M0 8H100V72H54L28 98V72H0Z", first) +
    upTo(3)
      .map((row) => rect(18, 24 + row * 14, 64 - row * 16, 6, second))
      .join(""),
  // A leaf.
  ({ first, second }) => shape("M6 94Q-4 14 94 4Q98 92 6 94Z", first) + stroke("M4 98L66 34", second, 6),
  // A house of pages.
  ({ first, second }) =>
    shape("M0 48L50 4L100 48V98H0Z", first) + shape("M28 98V56h18q4 0 4 6q0 -6 4 -6h18V98Z", second),
  // Stripes in a circle's half.
  ({ first, second }) =>
    upTo(5)
      .map((row) => rect(row * 20, 0, 11, 100, row % 2 ? second : first))
      .join(""),
  // A moon.
  ({ first, second }) =>
    shape("M62 2a50 50 0 1 0 34 66a40 40 0 1 1 -34 -66Z", first) + circle(82, 22, 8, second),
  // A star, or the posts and the beam of an N.
  ({ first, second, letter }) =>
    letter === "N"
      ? stroke("M12 100V8L84 92V0", first, 20, ' stroke-linejoin="miter"')
      : petals(4, first, "M50 0L62 38L50 50L38 38Z") +
        turned(45, 50, 50, petals(4, second, "M50 14L58 40L50 50L42 40Z")),
  // A mountain.
  ({ first, second }) =>
    polygon(
      [
        [0, 92],
        [38, 20],
        [76, 92],
      ],
      first,
    ) +
    polygon(
      [
        [46, 92],
        [74, 44],
        [100, 92],
      ],
      second,
    ) +
    circle(82, 20, 10, second),
  // A key's bow, or an eye.
  ({ first, second }) => shape("M0 50Q50 -14 100 50Q50 114 0 50Z", first) + circle(50, 50, 20, second),
  // Four quarters.
  ({ first, second }) =>
    shape("M48 48H0A48 48 0 0 1 48 0Z", first) +
    shape("M52 48V0H100A48 48 0 0 1 52 48Z", second) +
    shape("M48 52V100A48 48 0 0 1 0 52Z", second) +
    shape("M52 52H100A48 48 0 0 1 52 100Z", first),
];
