import { circle, rect, shape, stroke, upTo } from "../shapes.ts";

const body = "M50 500q6 -112 96 -128h108q90 16 96 128Z";
const neck = "M164 300h72v76q-36 40 -72 0Z";
/** The side away from the light, over whatever is worn. */
const shaded = shape("M200 372h54q90 16 96 128H200Z", "#0b0e1c", ' opacity=".1"');

export interface Worn {
  readonly cloth: string;
  readonly second: string;
  readonly skin: string;
  readonly shade: string;
}

const base = ({ cloth, shade }: Worn): string => shape(body, cloth) + shaded + shape(neck, shade);

/** What people wear, neck included. */
export const clothes: readonly ((worn: Worn) => string)[] = [
  base,
  // A high collar.
  (worn) =>
    base(worn) +
    shape("M156 336q44 20 88 0v52q-44 30 -88 0Z", worn.cloth) +
    shape("M200 346q24 0 44 -10v52q-20 14 -44 15Z", "#0b0e1c", ' opacity=".1"'),
  // A shirt.
  (worn) =>
    base(worn) +
    shape("M164 360l36 48l-34 40l-30 -68Z", worn.second) +
    shape("M236 360l-36 48l34 40l30 -68Z", worn.second) +
    stroke("M200 412V500", worn.second, 3),
  // A V neck.
  (worn) =>
    base(worn) + shape("M160 372h80l-40 76Z", worn.shade) + stroke("M158 370l42 80l42 -80", worn.second, 8),
  // A striped jersey.
  (worn) =>
    shape(body, worn.cloth) +
    [
      [408, 82],
      [432, 67],
      [456, 60],
      [480, 55],
    ]
      .map(([y = 0, x = 0]) => rect(x, y, 400 - 2 * x, 11, worn.second))
      .join("") +
    shaded +
    shape(neck, worn.shade),
  // A jacket over a shirt.
  (worn) =>
    base(worn) +
    shape("M162 368l38 132l38 -132l-12 -6q-26 30 -52 0Z", worn.second) +
    shape("M160 364l40 136h-30l-46 -80l22 -16l-18 -20Z", "#0b0e1c", ' opacity=".28"') +
    shape("M240 364l-40 136h30l46 -80l-22 -16l18 -20Z", "#0b0e1c", ' opacity=".28"') +
    shape(neck, worn.shade),
  // A thick scarf.
  (worn) =>
    base(worn) +
    shape("M140 352q60 34 120 0q22 26 4 50q-64 36 -128 0q-18 -24 4 -50Z", worn.second) +
    shape("M222 396l46 -6l14 110h-52Z", worn.second) +
    shape("M222 410l46 -14l-8 -8l-38 14Z", "#0b0e1c", ' opacity=".18"'),
  // Dungarees.
  (worn) =>
    shape(body, worn.second) +
    shape("M120 500v-54q80 20 160 0v54Z", worn.cloth) +
    shape("M118 380l22 -6l14 86h-26ZM282 380l-22 -6l-14 86h26Z", worn.cloth) +
    circle(141, 452, 7, "#fffaf0") +
    circle(259, 452, 7, "#fffaf0") +
    shaded +
    shape(neck, worn.shade),
  // A hood.
  (worn) =>
    shape("M118 400q-6 -84 82 -84t82 84Z", worn.cloth) +
    shape("M140 386q4 -50 60 -50t60 50Z", "#0b0e1c", ' opacity=".35"') +
    base(worn) +
    stroke("M178 398v44M222 398v44", worn.second, 5),
  // Beads.
  (worn) =>
    base(worn) +
    upTo(9)
      .map((index) => {
        const turn = (Math.PI * (index + 0.5)) / 9;
        return circle(200 - Math.cos(turn) * 52, 378 + Math.sin(turn) * 36, 8.5, worn.second);
      })
      .join(""),
];
