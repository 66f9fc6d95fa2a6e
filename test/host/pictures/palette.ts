import type { Dice } from "./dice.ts";

/** The identity's colours and the wider drawer of papers that covers and portraits are cut from. */
export const ink = "#14182b";
export const paper = "#f6f0e4";
export const sheet = "#fffaf0";
export const vermilion = "#dd3a1f";
export const cobalt = "#2b3fa6";
export const yellow = "#f5c243";
export const jade = "#5fb598";
export const rose = "#f2b3ac";
export const sky = "#a9cbe0";
export const plum = "#57305c";
export const moss = "#2f5a45";
export const sand = "#dcc9a3";
export const brick = "#8f2f22";
export const orange = "#f08a24";
export const lilac = "#b9a4d6";
export const petrol = "#11505c";
export const olive = "#8a8b3a";
const night = "#1c2140";
export const cream = "#fbf3d9";
const blush = "#f7d9cf";
export const mint = "#cfe5d8";
export const slate = "#5d6b82";
export const wine = "#6d1f34";
export const gold = "#d99a1c";

/** Colours that go together: what is written stands out from the ground, and the three others from it too. */
export interface Palette {
  readonly ground: string;
  readonly text: string;
  /** The loudest of the three. */
  readonly hot: string;
  readonly cool: string;
  readonly soft: string;
  /** The darkest colour of the set, for silhouettes. */
  readonly dark: string;
  /** The lightest. */
  readonly light: string;
}

const set = (
  ground: string,
  text: string,
  hot: string,
  cool: string,
  soft: string,
  dark: string,
  light: string,
): Palette => ({ ground, text, hot, cool, soft, dark, light });

const dayPalettes: readonly Palette[] = [
  set(paper, ink, vermilion, cobalt, sand, ink, sheet),
  set(yellow, ink, vermilion, cobalt, cream, ink, sheet),
  set(rose, wine, vermilion, plum, blush, wine, sheet),
  set(sky, ink, vermilion, cobalt, "#d5e3ea", ink, sheet),
  set(jade, ink, yellow, plum, mint, ink, sheet),
  set(orange, ink, wine, petrol, "#fbc98a", ink, cream),
  set(sand, ink, vermilion, moss, paper, ink, sheet),
  set(mint, petrol, orange, moss, sheet, petrol, sheet),
  set(lilac, ink, yellow, plum, "#ded3ee", ink, sheet),
  set(cream, brick, brick, petrol, yellow, "#4a1710", sheet),
  set("#e7e2da", ink, orange, slate, "#cfc8bb", ink, sheet),
  set(blush, petrol, vermilion, jade, rose, petrol, sheet),
];

const nightPalettes: readonly Palette[] = [
  set(ink, paper, vermilion, cobalt, "#303963", "#0b0e1c", paper),
  set(cobalt, paper, yellow, sky, "#4a62c8", ink, paper),
  set(plum, paper, yellow, lilac, "#7b4f80", "#2d1530", paper),
  set(moss, paper, yellow, jade, "#8fb3a0", "#16301f", paper),
  set(vermilion, sheet, yellow, ink, "#f0856f", "#5d120a", sheet),
  set(petrol, cream, orange, "#6fb3b8", "#1d6a77", "#08272d", cream),
  set(wine, blush, orange, rose, "#8f3a52", "#360a17", blush),
  set(night, cream, gold, slate, "#343c6b", "#0d1024", cream),
  set(brick, cream, yellow, rose, "#b4543f", "#40110a", cream),
];

export type Mood = "day" | "night" | "any";

/** One of the palettes that suit the mood. */
export function palette(dice: Dice, mood: Mood = "any"): Palette {
  if (mood === "day") return dice.pick(dayPalettes);
  if (mood === "night") return dice.pick(nightPalettes);
  return dice.pick([...dayPalettes, ...nightPalettes]);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Ink or white paper: whichever is read better on a `#rrggbb` ground. */
export function readable(ground: string): string {
  return luminance(ground) > 0.21 ? ink : sheet;
}
