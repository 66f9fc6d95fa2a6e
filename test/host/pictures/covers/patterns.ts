import { circle, d, polygon, rect, ring, shape, stroke, turned, upTo } from "../shapes.ts";
import { type Composition, credits, ground, height, margin, sans, serif, titled, width } from "./cover.ts";

/** Grains in rows that come loose on their way down. */
export const grains: Composition = (cover) => {
  const { colours, dice } = cover;
  const fill = dice.pick([colours.text, colours.hot, colours.light]);
  const title = titled(cover, { face: dice.pick(["poster", "bold"] as const), height: 110 });
  const cap = dice.pick(["round", "square", "butt"]);
  const step = dice.pick([17, 21]);
  const size = step * 0.52;
  let data = "";
  for (const row of upTo(Math.floor(330 / step))) {
    const loose = (row * step) / 330;
    for (const column of upTo(Math.floor(340 / step))) {
      if (!dice.chance(1 - loose * 0.95)) continue;
      const x = margin + size / 2 + step * column + dice.between(-5, 5) * loose;
      const y = 190 + step * row + dice.between(0, 26) * loose * loose;
      const lean = dice.between(-1, 1) * loose;
      const long = cap === "butt" ? size / 2 : 0.1;
      data += d`M${x - Math.cos(lean) * long} ${y - Math.sin(lean) * long}l${2 * Math.cos(lean) * long} ${2 * Math.sin(lean) * long}`;
    }
  }
  return [
    ground(cover),
    stroke(data, fill, size, ` stroke-linecap="${cap}"`),
    title.svg,
    credits(cover, { fill: colours.text, face: "italic", size: 22 }),
  ].join("");
};

/** The lit and unlit windows of a building; a cat in one of them. */
export const windows: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, {
    face: "poster",
    height: 110,
    fills: [colours.text, colours.text, colours.hot],
  });
  const columns = dice.whole(4, 6);
  const cell = 336 / columns;
  const rows = Math.floor(370 / (cell * 1.1));
  const glass = [
    colours.hot,
    colours.hot,
    colours.dark,
    colours.dark,
    colours.soft,
    colours.light,
    colours.cool,
  ];
  const home = dice.whole(columns, columns * rows - 1);
  const panes = upTo(columns * rows).map((index) => {
    const x = margin + (index % columns) * cell;
    const y = 178 + Math.floor(index / columns) * cell * 1.1;
    const broad = cell * 0.76;
    const tall = cell * 0.84;
    const cat = shape(
      d`M${x + broad * 0.2} ${y + tall}q0 ${-tall * 0.5} ${broad * 0.12} ${-tall * 0.62}l${broad * 0.1} ${tall * 0.1}h${broad * 0.16}l${broad * 0.1} ${-tall * 0.1}q${broad * 0.06} ${tall * 0.3} ${broad * 0.12} ${tall * 0.62}Z`,
      colours.dark,
    );
    if (index === home) return rect(x, y, broad, tall, colours.light) + cat;
    return (
      rect(x, y, broad, tall, dice.pick(glass)) + rect(x + broad / 2 - 1.2, y, 2.4, tall, colours.ground)
    );
  });
  return [
    ground(cover),
    ...panes,
    title.svg,
    credits(cover, { fill: colours.text, y: 574, setting: "ends", size: 18 }),
  ].join("");
};

/** Rings like those of a voice in a room. */
export const rings: Composition = (cover) => {
  const { colours, dice } = cover;
  const x = dice.between(60, 340);
  const y = dice.between(300, 400);
  const step = dice.between(20, 34);
  const count = Math.ceil(330 / step);
  const fills = [colours.hot, dice.chance(0.4) ? colours.cool : colours.ground];
  const title = titled(cover, { face: dice.pick(sans), height: 96, y: 44 });
  return [
    ground(cover),
    ...upTo(count).map((index) => circle(x, y, (count - index) * step, fills[index % 2] ?? colours.hot)),
    rect(0, 0, width, Math.max(150, title.bottom + 26), colours.ground),
    rect(margin, 26, width - 2 * margin, 3, colours.text),
    title.svg,
    rect(0, 530, width, 70, colours.dark),
    credits(cover, { fill: colours.light, y: 572, setting: "ends", size: 18 }),
  ].join("");
};

/** Quarter circles and squares in a grid. */
export const tiles: Composition = (cover) => {
  const { colours, dice } = cover;
  const side = dice.pick([84, 112]);
  const columns = 336 / side;
  const inks = [colours.hot, colours.cool, colours.dark, colours.soft, colours.light].filter(
    (fill) => fill !== colours.ground,
  );
  const title = titled(cover, { face: dice.pick(sans), height: 104 });
  const cells = upTo(columns * (336 / side)).map((index) => {
    const x = margin + (index % columns) * side;
    const y = 176 + Math.floor(index / columns) * side;
    const [back, front] = dice.shuffled(inks) as [string, string];
    const corner = dice.pick([
      d`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z`,
      d`M${x + side} ${y}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}Z`,
      d`M${x} ${y + side}v${-side}a${side} ${side} 0 0 1 ${side} ${side}Z`,
      d`M${x} ${y}h${side}L${x} ${y + side}Z`,
      d`M${x} ${y + side / 2}a${side / 2} ${side / 2} 0 0 1 ${side} 0Z`,
      d`M${x + side / 2} ${y}a${side / 2} ${side / 2} 0 0 1 0 ${side}a${side / 2} ${side / 2} 0 0 1 0 ${-side}Z`,
    ]);
    return dice.chance(0.1) ? "" : rect(x, y, side, side, back) + shape(corner, front);
  });
  return [
    ground(cover),
    ...cells,
    title.svg,
    credits(cover, { fill: colours.text, y: 564, setting: "ends", size: 18 }),
  ].join("");
};

/** The whole page striped, the title on a label. */
export const striped: Composition = (cover) => {
  const { colours, dice } = cover;
  const inks = [colours.hot, colours.cool, colours.soft, colours.light, colours.dark];
  const angle = dice.pick([0, 90, 45, -30]);
  const bands: string[] = [];
  for (let x = -260; x < 680; ) {
    const broad = dice.between(10, 54);
    bands.push(rect(x, -300, broad, 1200, dice.pick(inks)));
    x += broad;
  }
  const label = colours.light;
  const title = titled(cover, {
    face: dice.pick(serif),
    x: 74,
    y: 196,
    width: 252,
    height: 120,
    size: 46,
    anchor: "middle",
    stand: "middle",
    fills: [colours.dark],
  });
  return [
    ground(cover),
    turned(angle, 200, 300, ...bands),
    rect(48, 160, 304, 236, label),
    rect(57, 169, 286, 218, "none", ` stroke="${colours.dark}" stroke-width="2"`),
    title.svg,
    `<g transform="translate(40 74) scale(.8)">${credits(cover, { fill: colours.dark, y: 362, setting: "centre" })}</g>`,
  ].join("");
};

/** Concentric arches: a gate, a rainbow, a theatre. */
export const arches: Composition = (cover) => {
  const { colours, dice } = cover;
  const inks = dice.shuffled(
    [colours.hot, colours.cool, colours.soft, colours.dark, colours.light].filter(
      (fill) => fill !== colours.ground,
    ),
  );
  const top = dice.between(200, 240);
  const title = titled(cover, { face: dice.pick([...sans, "swash"] as const), height: 120 });
  const bows = inks.map((fill, index) => {
    const radius = 168 - index * 36;
    return shape(
      d`M${200 - radius} ${height - 92}V${top + 168}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${height - 92}Z`,
      fill,
    );
  });
  const last = inks[inks.length - 1];
  return [
    ground(cover),
    ...bows,
    last === colours.dark
      ? ring(200, top + 190, 12, colours.hot, 6)
      : circle(200, top + 196, 12, colours.dark),
    polygon(
      [
        [0, 508],
        [400, 508],
        [400, 512],
        [0, 512],
      ],
      colours.text,
    ),
    title.svg,
    credits(cover, { fill: colours.text, y: 572 }),
  ].join("");
};
