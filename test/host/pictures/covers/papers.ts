import { readable } from "../palette.ts";
import { d, polygon, rect, shape, turned, upTo } from "../shapes.ts";
import { type Composition, credits, ground, titled, width } from "./cover.ts";
import { wave } from "./scenes.ts";

/** Montréal's outdoor stairs, going down to the water or to the street. */
export const stairs: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(["poster", "poster", "bold"] as const), height: 110 });
  const step = dice.pick([22, 28, 34]);
  const mirrored = dice.chance(0.5);
  const flights = [colours.soft, colours.hot, colours.dark, colours.light].map((fill, index) => {
    const x = 30 + 84 * index;
    const y = 182 + 62 * index;
    return shape(d`M${x} ${y}${`h${step}v${step}`.repeat(Math.ceil((480 - y) / step))}V480H${x}Z`, fill);
  });
  const stairway = mirrored
    ? `<g transform="matrix(-1 0 0 1 400 0)">${flights.join("")}</g>`
    : flights.join("");
  const water = upTo(3).map((row) =>
    wave(474 + 24 * row, 50, 15, row * 20, row % 2 ? colours.soft : colours.cool),
  );
  const street = [rect(0, 478, width, 122, colours.cool)];
  return [
    ground(cover),
    stairway,
    ...(dice.chance(0.55) ? water : street),
    rect(0, 530, width, 70, colours.cool),
    title.svg,
    credits(cover, { fill: readable(colours.cool), y: 578, size: 18 }),
  ].join("");
};

/** Torn sheets of paper, one over the other. */
export const torn: Composition = (cover) => {
  const { colours, dice } = cover;
  const edge = (y: number, tilt: number, fill: string) => {
    let data = d`M0 ${y}`;
    for (let x = 0; x <= width; x += dice.between(9, 22)) {
      data += d`L${x} ${y + (x / width) * tilt + dice.between(-5, 5)}`;
    }
    return shape(d`${data}L400 ${y + tilt}V620H0Z`, fill);
  };
  const sheets = dice.shuffled([colours.hot, colours.cool, colours.soft]).flatMap((fill, index) => {
    const y = 232 + index * 84;
    const tilt = dice.between(-60, 60);
    return [edge(y, tilt, colours.light), edge(y + 9, tilt, fill)];
  });
  const title = titled(cover, { face: dice.pick(["bold", "poster", "wide"] as const) });
  return [
    ground(cover),
    ...sheets,
    edge(490, 0, colours.light),
    edge(499, 0, colours.dark),
    title.svg,
    credits(cover, { fill: colours.light, y: 576 }),
  ].join("");
};

/** A sheet folded once too often, lying on the page. */
export const folded: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(["bold", "roman", "wide"] as const), height: 120 });
  const fold: [number, number] = [dice.between(170, 240), dice.between(310, 380)];
  const corners: [number, number][] = [
    [76, 218],
    [326, 196],
    [306, 486],
    [94, 506],
  ];
  const [a, b, c, e] = corners as [[number, number], [number, number], [number, number], [number, number]];
  const lightest = colours.ground === colours.light ? colours.soft : colours.light;
  return [
    ground(cover),
    turned(
      dice.between(-9, 9),
      200,
      350,
      polygon(
        [
          [a[0] + 12, a[1] + 14],
          [b[0] + 12, b[1] + 14],
          [c[0] + 12, c[1] + 14],
          [e[0] + 12, e[1] + 14],
        ],
        colours.dark,
      ),
      polygon([a, b, fold], lightest),
      polygon([b, c, fold], colours.soft),
      polygon([c, e, fold], lightest),
      polygon([e, a, fold], colours.hot),
    ),
    title.svg,
    credits(cover, { fill: colours.text, setting: dice.pick(["stack", "right"] as const) }),
  ].join("");
};
