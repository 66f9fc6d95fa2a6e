import { diceFor } from "./dice.ts";
import { line } from "./outlines.ts";
import { cobalt, ink, jade, palette, vermilion, yellow } from "./palette.ts";
import { picture } from "./picture.ts";
import { circle, d, polygon, rect, shape, turned, upTo } from "./shapes.ts";

const designs = [
  [cobalt, yellow, "«", 395, 560],
  [yellow, vermilion, "&", 410, 470],
  [jade, ink, "¶", 400, 480],
] as const;

/** One of the three designed placeholders, 4:5: a sign and a colour. */
export function drawPlaceholder(name: string): string {
  const number = Math.abs(Number.parseInt(name, 10) || 1);
  const [ground, fill, sign, y, size] = designs[(number - 1) % designs.length] ?? designs[0];
  return picture(
    400,
    500,
    rect(0, 0, 400, 500, ground),
    line(sign, fill, { face: "wide", size, x: 200, y, anchor: "middle" }),
  );
}

/** Cut papers in a heap: for a path that says nothing of what it shows. */
export function drawComposition(seed: string): string {
  const dice = diceFor(`composition ${seed}`);
  const { ground, hot, cool, soft, dark, light } = palette(dice);
  const cuts = dice.shuffled([hot, cool, soft, dark, light]).filter((fill) => fill !== ground);
  const papers = cuts.map((fill, index) => {
    const x = dice.between(40, 200);
    const y = 30 + index * 90;
    const side = dice.between(130, 220);
    const cut = dice.pick([
      rect(x, y, side, side, fill),
      circle(x + side / 2, y + side / 2, side / 2, fill),
      shape(d`M${x} ${y + side}V${y + side / 2}a${side / 2} ${side / 2} 0 0 1 ${side} 0V${y + side}Z`, fill),
      polygon(
        [
          [x, y],
          [x + side, y + side * 0.2],
          [x + side * 0.9, y + side],
          [x + side * 0.15, y + side * 0.85],
        ],
        fill,
      ),
      upTo(4)
        .map((row) => rect(x, y + (row * side) / 4, side, side / 8, fill))
        .join(""),
    ]);
    return turned(dice.between(-24, 24), x + side / 2, y + side / 2, cut);
  });
  return picture(400, 500, rect(0, 0, 400, 500, ground), ...papers);
}
