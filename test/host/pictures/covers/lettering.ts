import { line, widthOf } from "../outlines.ts";
import { readable } from "../palette.ts";
import { circle, d, polygon, rect, shape, stroke, turned } from "../shapes.ts";
import { block, fitted, wordsOf } from "../typesetting.ts";
import {
  type Composition,
  credits,
  ground,
  height,
  imprint,
  kind,
  margin,
  sans,
  titled,
  width,
} from "./cover.ts";

/** Every word leans its own way. */
export const tilted: Composition = (cover) => {
  const { colours, dice } = cover;
  const words = wordsOf(cover.title);
  const rows: string[] = [];
  for (const word of words) {
    const last = rows[rows.length - 1];
    if (last !== undefined && (rows.length >= 5 || last.length + word.length < 9))
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  const step = Math.min(128, 430 / rows.length);
  const fills = [colours.text, colours.hot, colours.text, colours.cool];
  const leaning = rows.map((row, index) => {
    const size = Math.min(128, step * 1.05, 318 / widthOf("poster", row));
    const y = 56 + step * (index + 0.8);
    const fill = fills[index % fills.length] ?? colours.text;
    return turned(
      dice.between(4, 11) * (index % 2 ? 1 : -1),
      200,
      y,
      line(row, fill, { face: "poster", size, x: 40, y }),
    );
  });
  return [
    ground(cover),
    ...leaning,
    credits(cover, { fill: colours.text, y: 566 }),
    kind(dice.pick(["nouvelles", "roman", "poèmes", "récits"]), colours.text, width - margin, 566),
  ].join("");
};

/** The initial, larger than the page. */
export const initial: Composition = (cover) => {
  const { colours, dice } = cover;
  const letter =
    cover.title
      .replace(/^(les?|la|l’|un|une|des|du|d’)\s?/i, "")
      .charAt(0)
      .toUpperCase() || "&";
  const face = dice.pick(["poster", "wide", "bold", "swash"] as const);
  const size = Math.min(720, 470 / Math.max(0.4, widthOf(face, letter)));
  const title = titled(cover, {
    face: dice.pick(["bold", "roman", "label"] as const),
    size: 40,
    height: 96,
    fills: [colours.text],
  });
  return [
    ground(cover),
    line(letter, colours.hot, { face, size, x: dice.between(190, 230), y: 516, anchor: "middle" }),
    rect(0, 0, width, title.bottom + 30, colours.ground),
    rect(0, 516, width, 84, colours.ground),
    rect(margin, title.bottom + 29, width - 2 * margin, 3, colours.text),
    title.svg,
    credits(cover, { fill: colours.text, y: 574 }),
  ].join("");
};

/** Only the title, set as wide and as high as the page. */
export const poster: Composition = (cover) => {
  const { colours, dice } = cover;
  const face = dice.pick(sans);
  if (cover.title.length < 15 && !cover.title.includes(" ")) return upright(cover);
  const title = block(cover.title, {
    face,
    x: margin - 4,
    y: 44,
    width: width - 2 * margin + 8,
    height: 440,
    size: 240,
    least: 26,
    leading: 0.9,
    fills: dice.pick([
      [colours.text],
      [colours.text, colours.hot],
      [colours.hot, colours.text, colours.cool],
    ] as const) as [string],
    justified: true,
  });
  return [
    ground(cover),
    title.svg,
    rect(margin, 520, width - 2 * margin, 4, colours.text),
    credits(cover, { fill: colours.text, y: 574 }),
  ].join("");
};

/** One word alone runs up the page. */
function upright(cover: Parameters<Composition>[0]): string {
  const { colours } = cover;
  const ems = widthOf("poster", cover.title);
  const size = Math.min(300, 470 / Math.max(0.5, ems));
  const words = line(cover.title, colours.text, { face: "poster", size, x: 0, y: 0 });
  return [
    ground(cover),
    rect(0, 520, width, 80, colours.hot),
    `<g transform="translate(${Math.round(200 + size * 0.35)} 498)rotate(-90)">${words}</g>`,
    credits(cover, {
      fill: readable(colours.hot),
      y: 576,
    }),
  ].join("");
}

/** The sober cover of a French collection: rules, serifs and much paper. */
export const collection: Composition = (cover) => {
  const { colours, dice } = cover;
  const accent = dice.pick([colours.hot, colours.cool, colours.text]);
  const rules = dice.chance(0.6)
    ? rect(22, 22, 356, 556, "none", ` stroke="${colours.text}" stroke-width="2"`) +
      rect(30, 30, 340, 540, "none", ` stroke="${accent}" stroke-width="1.4"`)
    : rect(0, 0, width, 14, accent) + rect(0, height - 14, width, 14, accent);
  const title = block(cover.title, {
    face: dice.pick(["bold", "roman", "italic"] as const),
    x: 56,
    y: 160,
    width: 288,
    height: 170,
    size: 56,
    least: 20,
    leading: 1.14,
    anchor: "middle",
    stand: "middle",
    fills: [accent],
  });
  const y = 402;
  const sign = dice.pick([
    shape(d`M200 ${y - 18}l18 18l-18 18l-18 -18Z`, accent),
    circle(200, y, 15, accent),
    stroke(d`M164 ${y}q12 -14 24 0t24 0t24 0`, accent, 4),
    shape(d`M184 ${y - 22}h32v44l-16 -14l-16 14Z`, accent),
  ]);
  return [
    ground(cover),
    rules,
    fitted(cover.author.toUpperCase(), colours.text, {
      face: "roman",
      size: 20,
      x: 200,
      y: 96,
      anchor: "middle",
      track: 0.08,
      width: 296,
    }),
    title.svg,
    sign,
    line(dice.pick(["roman", "récit", "essai", "poésie", "nouvelles"]), colours.text, {
      face: "italic",
      size: 18,
      x: 200,
      y: 470,
      anchor: "middle",
    }),
    fitted(cover.publisher, colours.text, {
      face: "label",
      size: 15,
      x: 200,
      y: 540,
      anchor: "middle",
      width: 280,
    }),
  ].join("");
};

/** The author's name in large letters, as for thrillers; a lone figure in a cone of light. */
export const thriller: Composition = (cover) => {
  const { colours, dice } = cover;
  const name = block(cover.author || cover.publisher, {
    face: "poster",
    x: margin,
    y: 40,
    width: 336,
    height: 118,
    size: 110,
    leading: 0.92,
    fills: [colours.hot],
    justified: true,
  });
  const x = dice.between(150, 250);
  const title = block(cover.title, {
    face: "wide",
    x: margin,
    y: 462,
    width: 336,
    height: 74,
    size: 44,
    least: 17,
    stand: "bottom",
    fills: [colours.light],
  });
  return [
    ground(cover, colours.dark),
    polygon(
      [
        [x - 30, 170],
        [x + 30, 170],
        [x + 190, 440],
        [x - 190, 440],
      ],
      colours.soft,
    ),
    polygon(
      [
        [0, 440],
        [400, 440],
        [400, 600],
        [0, 600],
      ],
      colours.dark,
    ),
    shape(d`M${x - 24} 440v-84q0 -30 24 -30t24 30v84h-16v-30h-16v30Z`, colours.dark),
    circle(x, 306, 17, colours.dark),
    polygon(
      [
        [x - 24, 440],
        [x + 24, 440],
        [x + 60, 462],
        [x - 90, 462],
      ],
      "#00000055",
    ),
    name.svg,
    title.svg,
    imprint(cover, colours.light, margin, 576),
    kind("polar", colours.hot, width - margin, 576),
  ].join("");
};

/** Two fields cut aslant, the title on one, the rest on the other. */
export const halves: Composition = (cover) => {
  const { colours, dice } = cover;
  const lean = dice.pick([-90, -50, 50, 90]);
  const at = dice.between(290, 340);
  const other = colours.hot === colours.text ? colours.cool : colours.hot;
  const title = titled(cover, { face: dice.pick(sans), height: 190, size: 100, justified: dice.chance(0.5) });
  const x = dice.between(120, 280);
  return [
    ground(cover),
    polygon(
      [
        [0, at + lean / 2],
        [400, at - lean / 2],
        [400, 600],
        [0, 600],
      ],
      other,
    ),
    dice.chance(0.5)
      ? circle(x, at + 40, 74, colours.dark) +
        shape(d`M${x - 74} ${at + 40}a74 74 0 0 1 148 0Z`, colours.light)
      : shape(d`M${x} ${at - 50}l86 150h-172Z`, colours.dark) +
        shape(d`M${x} ${at - 50}l86 150h-86Z`, colours.light),
    rect(0, 516, width, 84, colours.dark),
    title.svg,
    credits(cover, { fill: colours.light, y: 572 }),
  ].join("");
};
