import { circle, d, polygon, rect, shape, upTo } from "../shapes.ts";
import {
  byline,
  type Composition,
  credits,
  ground,
  imprint,
  margin,
  sans,
  serif,
  titled,
  width,
} from "./cover.ts";

/** Mountains or roofs under a low sun; planes of snow between. */
export const horizon: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(serif), height: 130 });
  const tilt = dice.between(-50, 130);
  const peak = dice.between(70, 150);
  const summit = dice.between(350, 400);
  const far = dice.between(250, 350);
  return [
    ground(cover),
    circle(dice.between(240, 350), dice.between(250, 290), dice.between(30, 62), colours.hot),
    shape(d`M0 ${300 + tilt / 2}L400 ${300 - tilt / 2}V600H0Z`, colours.soft),
    shape(d`M0 ${400}L400 ${400 - tilt / 2}V600H0Z`, colours.light),
    polygon(
      [
        [far - 110, 620],
        [far, dice.between(310, 360)],
        [far + 80, 450],
        [far + 190, 620],
      ],
      colours.dark,
    ),
    polygon(
      [
        [peak - 140, 620],
        [peak, summit],
        [peak + 130, 620],
      ],
      colours.cool,
    ),
    polygon(
      [
        [peak + 130, 620],
        [peak, summit],
        [peak + 26, 470],
        [peak + 10, 520],
        [peak + 60, 620],
      ],
      colours.dark,
    ),
    title.svg,
    byline(cover, title, colours.text),
    imprint(cover, colours.light, margin, 574),
  ].join("");
};

/** A moon behind bands of mist. */
export const mist: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(["italic", "swash", "thin"]), height: 120 });
  const rows = dice.whole(8, 13);
  const top = Math.max(168, title.bottom + 22);
  const step = (498 - top) / rows;
  const x = dice.between(130, 280);
  const bands = upTo(rows).map((row) =>
    rect(0, top + row * step, width, 3 + (row * step * 0.85) / rows, row % 2 ? colours.ground : colours.soft),
  );
  return [
    ground(cover),
    circle(x, top + dice.between(106, 124), dice.between(76, 104), colours.light),
    ...bands,
    rect(0, 492, width, 108, colours.ground),
    title.svg,
    credits(cover, { fill: colours.text, second: colours.hot === colours.text ? colours.text : colours.hot }),
  ].join("");
};

/** A row of round waves across the page, filled to its foot. */
export function wave(y: number, length: number, depth: number, shift: number, fill: string): string {
  const half = length / 2;
  const swells = d`t${half} 0`.repeat(Math.ceil((width + shift) / half));
  return shape(d`M${-shift} ${y}q${half / 2} ${-depth} ${half} 0${swells}V620H${-shift}Z`, fill);
}

/** The sea, its swell in layers, a boat or a bottle or nobody. */
export const sea: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(sans), fills: [colours.text] });
  const length = dice.between(60, 150);
  const depth = Math.min(26, length * dice.between(0.16, 0.3));
  const top = dice.between(300, 350);
  const layers = [colours.soft, colours.cool, colours.dark, colours.cool, colours.dark];
  const fall = (508 - top) / 4;
  const x = dice.between(110, 270);
  const boat = [
    polygon(
      [
        [x - 64, top - 26],
        [x + 64, top - 26],
        [x + 40, top + 24],
        [x - 40, top + 24],
      ],
      colours.hot,
    ),
    polygon(
      [
        [x - 2, top - 34],
        [x - 2, top - 138],
        [x - 62, top - 34],
      ],
      colours.light,
    ),
    polygon(
      [
        [x + 6, top - 34],
        [x + 6, top - 112],
        [x + 48, top - 34],
      ],
      colours.light,
    ),
  ].join("");
  const fish = shape(d`M${x - 60} ${top - 40}q60 -60 120 0l34 -28v56l-34 -28q-60 60 -120 0Z`, colours.hot);
  return [
    ground(cover),
    circle(dice.between(280, 360), top - 60, dice.between(28, 70), colours.light),
    dice.pick([boat, boat, fish, ""]),
    ...layers.map((fill, row) => wave(top + row * fall, length, depth, (row * length * 0.37) % length, fill)),
    title.svg,
    credits(cover, { fill: colours.light, second: colours.light }),
  ].join("");
};

/** A road to the vanishing point. */
export const road: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(["wide", "poster", "swash"] as const), height: 120 });
  const vanish = dice.between(130, 270);
  const skyAt = 330;
  const dashes = upTo(6).map((row) => {
    const near = skyAt + 8 + row * row * 5.6;
    const far = near + 4 + row * 5;
    const at = (y: number) => vanish + ((200 - vanish) * (y - skyAt)) / 270;
    const half = (y: number) => ((y - skyAt) / 270) * 9;
    return polygon(
      [
        [at(near) - half(near), near],
        [at(near) + half(near), near],
        [at(far) + half(far), far],
        [at(far) - half(far), far],
      ],
      colours.hot,
    );
  });
  const trees = upTo(5).map((row) => {
    const y = skyAt + 14 + row * row * 11;
    const size = 14 + row * row * 8;
    const x = vanish + (vanish < 200 ? 1 : -1) * (40 + row * row * 16);
    return shape(
      d`M${x} ${y - size}q${size * 0.5} ${size * 0.7} 0 ${size}q${-size * 0.5} ${-size * 0.3} 0 ${-size}Z`,
      colours.dark,
    );
  });
  return [
    ground(cover),
    circle(vanish, skyAt, dice.between(70, 120), colours.hot),
    rect(0, skyAt, width, 270, colours.cool),
    polygon(
      [
        [vanish - 3, skyAt],
        [vanish + 3, skyAt],
        [380, 600],
        [20, 600],
      ],
      colours.dark,
    ),
    ...dashes,
    ...trees,
    title.svg,
    credits(cover, { fill: colours.light, setting: "centre" }),
  ].join("");
};
