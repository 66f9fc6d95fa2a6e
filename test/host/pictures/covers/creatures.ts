import { circle, d, ellipse, polygon, rect, shape, stroke, upTo } from "../shapes.ts";
import { byline, type Composition, credits, ground, imprint, margin, sans, titled, width } from "./cover.ts";

/** A monster for small readers. */
export const monster: Composition = (cover) => {
  const { colours, dice } = cover;
  const fur = dice.pick([colours.cool, colours.hot]);
  const white = "#fffaf0";
  const eyes = dice.whole(1, 3);
  const top = dice.between(236, 276);
  const body = dice.pick([
    d`M40 620V${top + 150}a160 160 0 0 1 320 0V620Z`,
    d`M70 620Q20 ${top} 200 ${top - 10}T330 620Z`,
    d`M60 620V${top + 30}${"l23.3 -36l23.3 36".repeat(6)}V620Z`,
  ]);
  const horns =
    shape(d`M96 ${top + 50}q-46 -50 -20 -110q14 60 66 72Z`, colours.light) +
    shape(d`M304 ${top + 50}q46 -50 20 -110q-14 60 -66 72Z`, colours.light);
  const antennas =
    stroke(d`M160 ${top + 20}q-10 -50 -40 -60M240 ${top + 20}q10 -50 40 -60`, fur, 10) +
    circle(120, top - 40, 15, colours.text) +
    circle(280, top - 40, 15, colours.text);
  const spread = { 1: [200], 2: [148, 258], 3: [120, 200, 280] }[eyes] ?? [200];
  const look = dice.between(-8, 8);
  const gaze = spread.map((x, index) => {
    const radius = eyes === 1 ? 62 : dice.between(32, 48);
    const y = top + 92 + (index % 2) * dice.between(-14, 10);
    return (
      circle(x, y, radius, white) +
      circle(x + look, y + 8, radius * 0.4, "#14182b") +
      circle(x + look + 5, y + 3, radius * 0.12, white)
    );
  });
  const teeth = dice.whole(3, 6);
  const tooth = 216 / teeth;
  const mouth =
    shape(d`M92 ${top + 188}H308Q300 ${top + 300} 200 ${top + 300}T92 ${top + 188}Z`, "#14182b") +
    upTo(teeth)
      .map((index) => 92 + index * tooth)
      .map((x) =>
        polygon(
          [
            [x + 3, top + 188],
            [x + tooth - 3, top + 188],
            [x + tooth / 2, top + 188 + tooth * 0.8],
          ],
          white,
        ),
      )
      .join("") +
    shape(d`M152 ${top + 268}q48 -30 96 0q-20 32 -48 32t-48 -32Z`, "#dd3a1f");
  const spots = dice.chance(0.5)
    ? upTo(7).map(() =>
        circle(
          dice.pick([74, 326]) + dice.between(-12, 12),
          dice.between(top + 190, 540),
          dice.between(5, 13),
          colours.soft,
        ),
      )
    : [];
  const title = titled(cover, { face: dice.pick(sans), height: 120, fills: [colours.text] });
  return [
    ground(cover),
    dice.pick([horns, antennas, ""]),
    shape(body, fur),
    ...spots,
    ...gaze,
    mouth,
    title.svg,
    byline(cover, title, colours.text, "quiet"),
    imprint(cover, white, width - 24, 584),
  ].join("");
};

/** A fox, a cat or a bear, cut in a few strokes. */
export const beast: Composition = (cover) => {
  const { colours, dice } = cover;
  const coat = dice.pick([colours.hot, colours.cool, colours.dark]);
  const pale = coat === colours.light ? colours.soft : colours.light;
  const ears = dice.pick([
    polygon(
      [
        [92, 330],
        [104, 214],
        [184, 280],
      ],
      coat,
    ) +
      polygon(
        [
          [308, 330],
          [296, 214],
          [216, 280],
        ],
        coat,
      ),
    circle(116, 280, 42, coat) +
      circle(284, 280, 42, coat) +
      circle(116, 280, 20, pale) +
      circle(284, 280, 20, pale),
    shape("M130 300q-50 -120 -10 -134t60 120Z", coat) + shape("M270 300q50 -120 10 -134t-60 120Z", coat),
  ]);
  const title = titled(cover, { face: dice.pick([...sans, "swash"] as const), height: 104 });
  const eye = coat === colours.dark ? pale : "#14182b";
  const scarf = coat === colours.hot ? colours.cool : colours.hot;
  return [
    ground(cover),
    dice.chance(0.5) ? circle(200, 390, 190, colours.soft) : rect(0, 470, width, 130, colours.soft),
    '<g transform="translate(0 34)">',
    ears,
    shape("M84 620q-14 -160 60 -200h112q74 40 60 200Z", coat),
    shape("M88 340q0 -84 112 -84t112 84q0 70 -112 130q-112 -60 -112 -130Z", coat),
    shape("M92 346q60 10 108 124q48 -114 108 -124q-6 70 -108 124q-102 -54 -108 -124Z", pale),
    circle(156, 344, 10, eye),
    circle(244, 344, 10, eye),
    ellipse(200, 458, 18, 13, "#14182b"),
    shape("M112 470q88 60 176 0l8 34q-96 60 -192 0Z", scarf),
    shape("M250 500l40 -10l20 90l-44 8Z", scarf),
    "</g>",
    title.svg,
    byline(cover, title, colours.text, "quiet"),
    imprint(cover, pale, margin, 586),
  ].join("");
};

function bird(x: number, y: number, size: number, fill: string): string {
  return polygon(
    [
      [x, y],
      [x + 44 * size, y - 20 * size],
      [x + 30 * size, y + 4 * size],
      [x + 62 * size, y + 16 * size],
      [x + 18 * size, y + 18 * size],
    ],
    fill,
  );
}

/** Birds, on the wing or around a crane. */
export const birds: Composition = (cover) => {
  const { colours, dice } = cover;
  const crane =
    rect(92, 190, 12, 430, colours.text) +
    rect(40, 228, 310, 10, colours.text) +
    stroke("M98 172L344 230M98 172L46 230M320 238V350", colours.text, 4) +
    rect(290, 350, 60, 44, colours.hot);
  const wires = [240, 290, 360]
    .map((y, index) =>
      stroke(d`M-10 ${y}q210 ${40 + index * 18} 420 ${dice.between(-30, 20)}`, colours.text, 3),
    )
    .join("");
  const flock = upTo(dice.whole(6, 12)).map(() =>
    bird(
      dice.between(40, 310),
      dice.between(270, 480),
      dice.between(0.5, 1.35),
      dice.pick([colours.cool, colours.hot, colours.dark]),
    ),
  );
  const title = titled(cover, { face: dice.pick(["italic", "swash", "thin"] as const), height: 110 });
  return [
    ground(cover),
    dice.pick([crane, wires, circle(dice.between(120, 280), 360, 120, colours.soft)]),
    ...flock,
    title.svg,
    credits(cover, { fill: colours.text, setting: "right" }),
  ].join("");
};
