import { circle, d, rect, stroke, turned } from "../shapes.ts";
import { type Composition, credits, ground, margin, titled } from "./cover.ts";

/** Spines on shelves. */
export const shelves: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(["bold", "wide", "poster"] as const), height: 116 });
  const inks = [colours.hot, colours.cool, colours.dark, colours.soft, colours.light].filter(
    (fill) => fill !== colours.ground,
  );
  const books = [330, 486].flatMap((shelf) => {
    const row: string[] = [rect(margin, shelf, 336, 8, colours.text)];
    let x = margin + 6;
    while (x < 344) {
      const broad = dice.between(13, 36);
      const tall = dice.between(84, 132);
      const fill = dice.pick(inks);
      const spine =
        rect(x, shelf - tall, broad, tall, fill) + rect(x, shelf - tall + 14, broad, 4, colours.ground);
      row.push(dice.chance(0.07) ? turned(9, x, shelf, spine) : spine);
      x += broad + (dice.chance(0.08) ? 20 : 2);
    }
    return row;
  });
  return [ground(cover), ...books, title.svg, credits(cover, { fill: colours.text })].join("");
};

/** A maze, dug cell by cell, with the way through it. */
export const maze: Composition = (cover) => {
  const { colours, dice } = cover;
  const columns = 12;
  const rows = 12;
  const cell = 28;
  const from = new Map<number, number>([[0, 0]]);
  const stack = [0];
  while (stack.length > 0) {
    const here = stack[stack.length - 1] ?? 0;
    const near = [here - columns, here + columns];
    if (here % columns > 0) near.push(here - 1);
    if (here % columns < columns - 1) near.push(here + 1);
    const free = near.filter((next) => next >= 0 && next < columns * rows && !from.has(next));
    if (free.length === 0) stack.pop();
    else {
      const next = dice.pick(free);
      from.set(next, here);
      stack.push(next);
    }
  }
  const centre = (index: number) =>
    [margin + 14 + (index % columns) * cell, 190 + 14 + Math.floor(index / columns) * cell] as const;
  let passages = "";
  for (const [cellAt, parent] of from) {
    const [x, y] = centre(parent);
    const [toX, toY] = centre(cellAt);
    passages += d`M${x} ${y}L${toX} ${toY}`;
  }
  let way = "";
  for (let at = columns * rows - 1; at !== 0; at = from.get(at) ?? 0) {
    const [x, y] = centre(at);
    way += d`${way ? "L" : "M"}${x} ${y}`;
  }
  const [startX, startY] = centre(0);
  const square = ' stroke-linecap="square" stroke-linejoin="miter"';
  const title = titled(cover, { face: dice.pick(["poster", "wide", "bold"] as const), height: 112 });
  const floor = colours.ground === colours.light ? colours.soft : colours.light;
  return [
    ground(cover),
    rect(margin, 190, 336, 336, colours.dark),
    stroke(passages, floor, 19, square),
    stroke(`${way}L${startX} ${startY}`, colours.hot, 7, square),
    circle(startX, startY, 9, colours.hot),
    title.svg,
    credits(cover, { fill: colours.text, y: 574, setting: "ends", size: 18 }),
  ].join("");
};

/** A line of the Métro, with its stations. */
export const line: Composition = (cover) => {
  const { colours, dice } = cover;
  const stroked = colours.dark;
  const left = dice.between(60, 110);
  const right = dice.between(290, 340);
  const turn = dice.between(360, 440);
  const bend = 50;
  const data = d`M${left} 640V${turn + bend}Q${left} ${turn} ${left + bend} ${turn}H${right - bend}Q${right} ${turn} ${right} ${turn - bend}V-20`;
  const stops: [number, number][] = [
    [left, turn + 90],
    [left, turn + 160],
    [left + 80, turn],
    [right - 80, turn],
    [right, turn - 100],
    [right, turn - 170],
  ];
  const title = titled(cover, {
    face: "poster",
    width: right - 60 - margin,
    height: turn - 110,
    size: 96,
    justified: true,
  });
  return [
    ground(cover),
    stroke(data, stroked, 42),
    ...stops.map(([x, y], index) => circle(x, y, 12, index === 3 ? colours.hot : colours.light)),
    title.svg,
    credits(cover, { fill: colours.text, size: 18, y: 574, x: left + 40 }),
  ].join("");
};
