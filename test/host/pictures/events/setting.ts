import type { Dice } from "../dice.ts";
import * as paint from "../palette.ts";

/** Event pictures are 400 by 500, the ratio that cards crop to. */
export const width = 400;
export const height = 500;

/** Papers of one event picture: a wall, a floor, and three for the objects. */
export interface Papers {
  readonly wall: string;
  readonly floor: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly dark: string;
  readonly light: string;
}

const sets: readonly (readonly [string, string, string, string, string])[] = [
  [paint.yellow, paint.orange, paint.vermilion, paint.cobalt, paint.sheet],
  [paint.sky, paint.paper, paint.vermilion, paint.cobalt, paint.yellow],
  [paint.rose, paint.vermilion, paint.wine, paint.cobalt, paint.sheet],
  [paint.jade, paint.moss, paint.yellow, paint.plum, paint.sheet],
  [paint.cobalt, "#1f2f80", paint.yellow, paint.vermilion, paint.rose],
  [paint.plum, "#3c2040", paint.yellow, paint.rose, paint.jade],
  [paint.paper, paint.sand, paint.vermilion, paint.cobalt, paint.jade],
  [paint.moss, "#1f3f2f", paint.orange, paint.mint, paint.yellow],
  [paint.vermilion, paint.brick, paint.yellow, paint.ink, paint.sheet],
  [paint.lilac, paint.plum, paint.yellow, paint.cobalt, paint.sheet],
  [paint.petrol, "#0b3740", paint.orange, paint.sky, paint.yellow],
  [paint.orange, paint.brick, paint.cream, paint.petrol, paint.yellow],
  [paint.ink, "#0b0e1c", paint.vermilion, paint.yellow, paint.sky],
  [paint.sand, "#b99f6c", paint.cobalt, paint.vermilion, paint.moss],
];

export function papers(dice: Dice): Papers {
  const [wall, floor, first, second, third] = dice.pick(sets);
  const night = wall === paint.ink;
  return { wall, floor, first, second, third, dark: night ? "#303963" : paint.ink, light: paint.sheet };
}

/** An object or a scene drawn on the whole picture. */
export type Scene = (papers: Papers, dice: Dice) => string;
