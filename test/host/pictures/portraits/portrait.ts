import { type Dice, diceFor } from "../dice.ts";
import { drawable } from "../faces.ts";
import * as paint from "../palette.ts";
import { picture } from "../picture.ts";
import { circle, d, group, polygon, rect, shape, stroke, upTo } from "../shapes.ts";
import { figure } from "./figure.ts";

const grounds = [
  paint.yellow,
  paint.sky,
  paint.vermilion,
  paint.cobalt,
  paint.jade,
  paint.sand,
  paint.rose,
  paint.plum,
  paint.moss,
  paint.orange,
  paint.lilac,
  paint.petrol,
  paint.mint,
  paint.wine,
  paint.slate,
  paint.gold,
];

/** What stands behind somebody: another paper, cut once or twice. */
function backdrop(dice: Dice): string {
  const ground = dice.pick(grounds);
  const other = dice.pick(grounds.filter((colour) => colour !== ground));
  const veil = ' opacity=".14"';
  const figures = [
    () => circle(dice.between(290, 340), dice.between(80, 140), 150, "#ffffff", veil),
    () => circle(200, dice.between(200, 240), dice.between(165, 185), other),
    () => rect(0, 0, 200, 500, other),
    () => shape("M50 500V220a150 150 0 0 1 300 0V500Z", other),
    () =>
      polygon(
        [
          [0, 0],
          [400, 0],
          [0, 500],
        ],
        other,
      ),
    () =>
      upTo(6)
        .map((index) => rect(index * 80, 0, 40, 500, "#ffffff", ' opacity=".1"'))
        .join(""),
    () => rect(0, dice.between(250, 330), 400, 300, other),
    () =>
      upTo(4)
        .map((index) => circle(60, 70, 330 - index * 78, index % 2 ? ground : other))
        .join(""),
    () =>
      stroke(
        upTo(6)
          .map((row) => d`M-20 ${40 + row * 64}q55 -40 110 0t110 0t110 0t110 0`)
          .join(""),
        "#ffffff",
        10,
        veil,
      ),
    () => rect(60, 40, 280, 460, other) + rect(196, 40, 8, 460, ground) + rect(60, 200, 280, 8, ground),
    () =>
      upTo(30)
        .map((index) =>
          circle(34 + (index % 6) * 66, 34 + Math.floor(index / 6) * 66, 9, "#ffffff", ' opacity=".2"'),
        )
        .join(""),
  ];
  return rect(0, 0, 400, 500, ground) + dice.pick(figures)();
}

/** Somebody's portrait, 4:5. The same person always looks the same. */
export function drawPortrait(seed: string, name: string): string {
  const dice = diceFor(`portrait ${seed}`);
  const scale = dice.between(0.96, 1.1);
  const shift = dice.between(-14, 14);
  return picture(
    400,
    500,
    backdrop(dice),
    group(
      d`matrix(${short2(scale)} 0 0 ${short2(scale)} ${200 - 200 * scale + shift} ${500 - 500 * scale + 1})`,
      figure(dice, drawable(name)),
    ),
  );
}

/** Scales need two decimals where coordinates need one. */
const short2 = (value: number): string => value.toFixed(2);
