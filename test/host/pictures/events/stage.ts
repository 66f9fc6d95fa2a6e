import type { Dice } from "../dice.ts";
import * as paint from "../palette.ts";
import { figure } from "../portraits/figure.ts";
import { circle, d, group, polygon, rect, shape, stroke, upTo } from "../shapes.ts";
import { height, type Papers, type Scene, width } from "./setting.ts";

/** A person from the waist up, their feet hidden by whatever stands before them. */
function seated(dice: Dice, x: number, y: number, scale: number): string {
  return group(
    d`translate(${x - 200 * scale} ${y - 500 * scale})scale(${String(Math.round(scale * 100) / 100)})`,
    figure(dice, dice.pick(["Ada", "Luc"])),
  );
}

/** A microphone on a table: its arm reaches towards whoever sits behind. */
function microphone(x: number, y: number, size: number, colour: string): string {
  return (
    stroke(d`M${x} ${y}v${-60 * size}l${-24 * size} ${-30 * size}`, colour, 7 * size) +
    circle(x - 27 * size, y - 94 * size, 13 * size, colour)
  );
}

function beams(dice: Dice, across: number, down: number, fill: string): string {
  return upTo(dice.whole(2, 3))
    .map((index) => {
      const x = across * (0.14 + index * 0.3) + dice.between(-20, 20);
      const fan = across * 0.16;
      return polygon(
        [
          [x, -4],
          [x + across * 0.08, -4],
          [x + fan * 1.6, down],
          [x - fan, down],
        ],
        fill,
      );
    })
    .join("");
}

/** Two people at a table, in the beams. */
const table: Scene = (papers, dice) => {
  const first = dice.between(104, 128);
  return [
    rect(0, 0, width, height, papers.wall),
    group("", beams(dice, width, height, "#ffffff1c")),
    seated(dice, first, 420, 0.62),
    seated(dice, width - first, 420, 0.6),
    rect(0, 392, width, 110, papers.floor),
    rect(0, 392, width, 9, papers.first),
    microphone(first + 48, 396, 0.8, paint.ink),
    microphone(width - first + 46, 396, 0.8, paint.ink),
    rect(190, 366, 20, 28, paint.sky),
  ].join("");
};

/** One voice at a lectern. */
const lectern: Scene = (papers, dice) =>
  [
    rect(0, 0, width, height, papers.wall),
    circle(200, 210, 176, "#ffffff22"),
    seated(dice, 200, 432, 0.78),
    polygon(
      [
        [92, 356],
        [308, 356],
        [286, 500],
        [114, 500],
      ],
      papers.floor,
    ),
    polygon(
      [
        [78, 340],
        [322, 340],
        [308, 366],
        [92, 366],
      ],
      papers.first,
    ),
    microphone(262, 344, 0.86, paint.ink),
    shape("M176 400h48v66l-24 -20l-24 20Z", papers.first),
  ].join("");

/** Heads of a public before a lit stage. */
const hall: Scene = (papers, dice) => {
  const heads = upTo(3).flatMap((row) =>
    upTo(6).map((seat) => {
      const x = seat * 82 - 20 + (row % 2) * 40 + dice.between(-6, 6);
      const y = 372 + row * 54;
      const fill = [papers.dark, paint.ink, "#0b0e1c"][row] ?? paint.ink;
      return circle(x, y, 25, fill) + shape(d`M${x - 44} ${y + 90}q0 -62 44 -62t44 62Z`, fill);
    }),
  );
  return [
    rect(0, 0, width, height, papers.wall),
    rect(48, 70, 304, 210, papers.light),
    rect(62, 84, 276, 182, papers.first),
    group("translate(112 92) scale(.44)", figure(dice, "Ada")),
    shape("M0 0H60Q40 160 0 300ZM400 0H340Q360 160 400 300Z", papers.second),
    rect(0, 300, width, 200, papers.floor),
    ...heads,
  ].join("");
};

/** A reader among shelves. */
const shelves: Scene = (papers, dice) => {
  const inks = [papers.first, papers.second, papers.third, papers.light];
  const rows = upTo(4).flatMap((row) => {
    const y = 110 + row * 110;
    const books: string[] = [rect(0, y, width, 8, papers.dark)];
    for (let x = 4; x < width; ) {
      const broad = dice.between(14, 34);
      const tall = dice.between(62, 92);
      if (dice.chance(0.9)) books.push(rect(x, y - tall, broad, tall, dice.pick(inks)));
      x += broad + 3;
    }
    return books;
  });
  return [rect(0, 0, width, height, papers.floor), ...rows, seated(dice, 200, 502, 0.86)].join("");
};

/** Scenes with people; objects are in their own file. */
export const scenes: readonly Scene[] = [table, lectern, hall, shelves];

/** A round table on a wide stage, 16:9: what a webcast shows before it starts. */
export function panel(papers: Papers, dice: Dice, wall: string): string {
  const guests = dice.whole(2, 4);
  const step = 1280 / (guests + 1);
  const people = upTo(guests).map((index) =>
    seated(dice, step * (index + 1) - 20, 690, 1.08 - dice.between(0, 0.06)),
  );
  const table = upTo(guests).map((index) => {
    const x = step * (index + 1);
    return microphone(x + 58, 600, 1.2, paint.ink) + rect(x - 120, 560, 26, 40, paint.sky);
  });
  return [
    rect(0, 0, 1280, 720, papers.wall),
    beams(dice, 1280, 720, "#ffffff14"),
    wall,
    ...people,
    rect(0, 596, 1280, 124, papers.floor),
    rect(0, 596, 1280, 10, papers.first),
    ...table,
  ].join("");
}
