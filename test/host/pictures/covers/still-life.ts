import { figure } from "../portraits/figure.ts";
import { circle, d, group, rect, shape, stroke, turned, upTo } from "../shapes.ts";
import { type Composition, credits, ground, sans, serif, titled, width } from "./cover.ts";

/** Leaves and fruit cut with scissors. */
export const leaves: Composition = (cover) => {
  const { colours, dice } = cover;
  const inks = [colours.hot, colours.cool, colours.dark, colours.soft].filter(
    (fill) => fill !== colours.ground,
  );
  const leaf = (x: number, y: number, turn: number, size: number, fill: string) => {
    const lobes = upTo(5).map((index) => {
      const at = 34 + index * 30;
      const long = 52 - Math.abs(index - 1.5) * 9;
      return d`M0 ${-at}q${long * 0.7} ${-26} ${long} ${-6}q${-long * 0.5} 30 ${-long} 22ZM0 ${-at}q${-long * 0.7} ${-26} ${-long} ${-6}q${long * 0.5} 30 ${long} 22Z`;
    });
    const plain = d`M0 0q-52 -80 0 -180q52 100 0 180Z`;
    const data = dice.chance(0.55) ? `M-4 0V-190H4V0Z${lobes.join("")}` : plain;
    return group(d`translate(${x} ${y})rotate(${turn})scale(${size})`, shape(data, fill));
  };
  const title = titled(cover, { face: dice.pick(serif), height: 110 });
  const bunch = dice.chance(0.5);
  const plants = bunch
    ? upTo(7).map((index) =>
        leaf(200, 520, -66 + index * 22, dice.between(1.2, 1.65), inks[index % inks.length] ?? colours.cool),
      )
    : upTo(9).map((index) =>
        leaf(
          70 + (index % 3) * 130,
          330 + Math.floor(index / 3) * 100,
          dice.between(-40, 40),
          dice.between(0.55, 0.8),
          inks[index % inks.length] ?? colours.cool,
        ),
      );
  const fruit = upTo(5).map(() =>
    circle(dice.between(60, 340), dice.between(230, 470), dice.between(8, 20), colours.hot),
  );
  return [
    ground(cover),
    ...plants,
    ...fruit,
    rect(0, 516, width, 84, colours.ground),
    title.svg,
    credits(cover, { fill: colours.text, y: 574, setting: "centre" }),
  ].join("");
};

/** A table with a vase, a cup or a pot on a checked cloth. */
export const table: Composition = (cover) => {
  const { colours, dice } = cover;
  const cloth = upTo(40)
    .map((index) =>
      (index + Math.floor(index / 10)) % 2
        ? rect((index % 10) * 40, 440 + Math.floor(index / 10) * 40, 40, 40, colours.soft)
        : "",
    )
    .join("");
  const pot = dice.pick([
    shape("M150 440q-34 -60 20 -110h60q54 50 20 110Z", colours.hot) + rect(164, 316, 72, 18, colours.hot),
    shape("M130 340h140q-4 100 -70 100t-70 -100Z", colours.hot) +
      stroke("M268 356q44 -4 36 30t-52 30", colours.hot, 13),
    shape("M176 440v-70q-6 -24 6 -40v-60h36v60q12 16 6 40v70Z", colours.cool) +
      rect(176, 388, 48, 30, colours.light),
  ]);
  const stems = upTo(3).map((index) => {
    const x = 150 + index * 50;
    const y = dice.between(220, 262);
    return (
      stroke(d`M200 330Q${x} 300 ${x} ${y}`, colours.dark, 5) +
      circle(x, y, 20, index % 2 ? colours.hot : colours.cool) +
      circle(x, y, 8, colours.light)
    );
  });
  const title = titled(cover, { face: dice.pick([...sans, "bold"] as const), height: 104 });
  return [
    ground(cover),
    dice.chance(0.5)
      ? stems.join("")
      : stroke("M176 300q-20 -24 0 -48t0 -44M206 300q-20 -24 0 -48t0 -44", colours.soft, 9),
    rect(0, 440, width, 160, colours.light),
    cloth,
    pot,
    circle(316, 420, 22, colours.hot) + circle(92, 424, 17, colours.cool),
    rect(0, 528, width, 72, colours.dark),
    title.svg,
    credits(cover, { fill: colours.light, y: 572, setting: "ends", size: 18 }),
  ].join("");
};

/** Somebody: a life, a testimony. */
export const somebody: Composition = (cover) => {
  const { colours, dice } = cover;
  const title = titled(cover, { face: dice.pick(["bold", "poster", "wide"] as const), height: 120 });
  const back = dice.pick([
    circle(200, 390, 170, colours.hot),
    shape("M50 620V370a150 150 0 0 1 300 0V620Z", colours.hot),
    rect(60, 220, 280, 400, colours.soft),
  ]);
  return [
    ground(cover),
    back,
    group("translate(38 212) scale(.81)", figure(dice, cover.author)),
    rect(0, 540, width, 60, colours.dark),
    title.svg,
    credits(cover, { fill: colours.light, y: 577, setting: "ends", size: 18 }),
  ].join("");
};

/** An eye, an island or a planet that looks back. */
export const eye: Composition = (cover) => {
  const { colours, dice } = cover;
  const y = dice.between(330, 370);
  const title = titled(cover, { face: dice.pick([...sans, ...serif]), height: 120 });
  const lashes = upTo(9).map((index) =>
    turned(-64 + index * 16, 200, y + 40, rect(196, y - 150, 8, 44, colours.text)),
  );
  return [
    ground(cover),
    ...(dice.chance(0.6) ? lashes : [circle(200, y, 190, colours.soft)]),
    shape(d`M30 ${y}Q200 ${y - 170} 370 ${y}Q200 ${y + 170} 30 ${y}Z`, colours.light),
    circle(200, y, 70, colours.hot),
    circle(200, y, 34, colours.dark),
    circle(222, y - 20, 12, colours.light),
    title.svg,
    credits(cover, { fill: colours.text }),
  ].join("");
};
