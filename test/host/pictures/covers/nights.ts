import { circle, d, polygon, rect, shape, stroke, upTo } from "../shapes.ts";
import { type Composition, credits, ground, height, sans, titled, width } from "./cover.ts";

/** A lit window in a dark wall, its light on the ground. */
function facade({ colours, dice }: Parameters<Composition>[0]): string {
  const [columns, rows] = dice.pick([
    [2, 2],
    [3, 2],
    [3, 3],
  ] as const);
  const lit = dice.whole(0, columns * rows - 1);
  const broad = 232 / columns - 12;
  const tall = 280 / rows - 14;
  const panes = upTo(columns * rows).map((pane) => {
    const x = 90 + (pane % columns) * (broad + 12);
    const y = 206 + Math.floor(pane / columns) * (tall + 14);
    const middle = x + broad / 2;
    const reader =
      shape(d`M${middle - 18} ${y + tall}v${-tall * 0.36}a18 18 0 0 1 36 0v${tall * 0.36}Z`, colours.dark) +
      circle(middle, y + tall * 0.39, 13, colours.dark);
    if (pane === lit) return rect(x, y, broad, tall, colours.hot) + reader;
    return rect(x, y, broad, tall, colours.soft) + rect(middle - 1.5, y, 3, tall, colours.dark);
  });
  const foot = (lit % columns) * (120 / columns);
  return [
    rect(70, 184, 252, 304, colours.dark),
    ...panes,
    polygon(
      [
        [80 + foot, 488],
        [230 + foot, 488],
        [320 + foot, 600],
        [10 + foot, 600],
      ],
      colours.soft,
    ),
    circle(356, 226, 13, colours.light),
  ].join("");
}

/** A house alone under the stars. */
function cottage({ colours, dice }: Parameters<Composition>[0]): string {
  const x = dice.between(120, 190);
  const stars = upTo(26).map(() =>
    circle(dice.between(10, 390), dice.between(190, 420), dice.between(1.4, 3.4), colours.light),
  );
  return [
    ...stars,
    circle(x > 150 ? 80 : 330, 262, 34, colours.light),
    shape("M0 500q120 -70 220 -40t180 -20V600H0Z", colours.soft),
    polygon(
      [
        [x, 350],
        [x + 70, 280],
        [x + 140, 350],
      ],
      colours.hot,
    ),
    rect(x + 100, 286, 18, 40, colours.dark),
    rect(x + 8, 350, 124, 116, colours.dark),
    rect(x + 26, 374, 34, 40, colours.hot),
    rect(x + 82, 392, 32, 74, colours.cool),
    polygon(
      [
        [x + 20, 466],
        [x + 66, 466],
        [x + 40, 600],
        [x - 70, 600],
      ],
      colours.dark,
    ),
    shape(d`M${x - 70} 480l26 -120l26 120Z`, colours.dark),
    shape(d`M${x + 176} 474l22 -96l22 96Z`, colours.dark),
  ].join("");
}

/** A street lamp and whoever waits below it. */
function lamp({ colours, dice }: Parameters<Composition>[0]): string {
  const x = dice.between(90, 140);
  return [
    polygon(
      [
        [x + 96, 232],
        [x + 130, 232],
        [x + 240, 490],
        [x - 20, 490],
      ],
      colours.soft,
    ),
    rect(0, 488, width, 120, colours.dark),
    stroke(d`M${x} 490V250q0 -40 40 -40h46q26 0 26 20`, colours.dark, 10),
    shape(d`M${x + 84} 240a28 28 0 0 1 56 0Z`, colours.dark),
    circle(x + 112, 244, 14, colours.hot),
    shape(d`M${x + 92} 490v-90q0 -26 20 -26t20 26v90h-12v-44h-16v44Z`, colours.dark),
    circle(x + 112, 356, 15, colours.dark),
    rect(x + 138, 458, 26, 32, colours.hot),
  ].join("");
}

/** Night, and one light in it. */
export const lamplight: Composition = (cover) => {
  const { colours, dice } = cover;
  const scene = dice.pick([facade, cottage, lamp]);
  const title = titled(cover, { face: dice.pick(sans), height: 120 });
  const onGround = scene === lamp ? colours.light : colours.text;
  return [ground(cover), scene(cover), title.svg, credits(cover, { fill: onGround, y: 578 })].join("");
};

/** Flats against the sky, windows lit here and there; snow, when chance wants. */
export const skyline: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick([...sans, "bold"] as const) });
  const parts: string[] = [
    ground(cover),
    circle(dice.between(60, 340), dice.between(240, 290), 44, colours.hot),
  ];
  for (const [layer, fill] of [colours.soft, colours.cool, colours.dark].entries()) {
    let x = -20;
    while (x < width) {
      const broad = dice.between(44, 86);
      const top = 270 + layer * 74 + dice.between(0, 90);
      parts.push(rect(x, top, broad, height - top, fill));
      if (layer === 2) {
        for (let row = top + 16; row < 520; row += 26) {
          for (let column = x + 10; column < x + broad - 12; column += 18) {
            if (dice.chance(0.32)) parts.push(rect(column, row, 9, 13, colours.hot));
          }
        }
      }
      x += broad;
    }
  }
  const snow = dice.chance(0.45)
    ? upTo(60).map(() =>
        circle(dice.between(0, 400), dice.between(200, 600), dice.between(1.5, 4.5), colours.light),
      )
    : [];
  return [
    ...parts,
    ...snow,
    rect(0, 528, width, 72, colours.dark),
    title.svg,
    credits(cover, { fill: colours.light, y: 572, setting: "ends", size: 18 }),
  ].join("");
};
