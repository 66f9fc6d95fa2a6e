import type { Dice } from "../dice.ts";
import * as paint from "../palette.ts";
import { circle, group, shape, upTo } from "../shapes.ts";
import { clothes } from "./clothes.ts";
import { beards, cuts, earrings, glasses } from "./hair.ts";
import { buildFor } from "./names.ts";

/** Skin in the light and in the shade. */
const skins: readonly (readonly [light: string, shade: string])[] = [
  ["#f6d4b8", "#e0b595"],
  ["#f3cfae", "#dcb08a"],
  ["#f0c5a4", "#d9a581"],
  ["#e6bb92", "#cd9c70"],
  ["#dcab82", "#c08f68"],
  ["#d0986c", "#b37d53"],
  ["#b87a52", "#98613f"],
  ["#a2673f", "#83502f"],
  ["#8a5236", "#6e3e29"],
  ["#7a4a34", "#613826"],
  ["#6b3f2c", "#532f20"],
  ["#57331f", "#422516"],
];
const darkHair = ["#14182b", "#1d1a1c", "#2b1d18", "#3c2415"];
const anyHair = ["#7b3b1d", "#a5602a", "#c4502a", "#d9a441", "#e9e2d4", "#9a958f", "#57305c", "#c9c2b6"];
const cloths = [
  paint.cobalt,
  paint.moss,
  paint.vermilion,
  paint.paper,
  paint.yellow,
  paint.plum,
  paint.ink,
  paint.sky,
  paint.jade,
  paint.rose,
  paint.orange,
  paint.petrol,
  paint.wine,
  paint.olive,
  paint.lilac,
];

/** The head's outline and its shaded half, whose inner edge is the nose. */
const heads = [
  [
    "M122 190a78 84 0 0 1 156 0v44a78 88 0 0 1 -156 0Z",
    "M200 106a78 84 0 0 1 78 84v44a78 88 0 0 1 -78 88l-16 -60h24l-14 -52Z",
  ],
  [
    "M120 194a80 86 0 0 1 160 0v30a80 92 0 0 1 -160 0Z",
    "M200 108a80 86 0 0 1 80 86v30a80 92 0 0 1 -80 92l-14 -58h24l-16 -48Z",
  ],
  [
    "M122 190a78 84 0 0 1 156 0v56q0 52 -46 74h-64q-46 -22 -46 -74Z",
    "M200 106a78 84 0 0 1 78 84v56q0 52 -46 74h-32l-16 -56h26l-16 -54Z",
  ],
  [
    "M124 190a76 84 0 0 1 152 0v40q-4 66 -76 96q-72 -30 -76 -96Z",
    "M200 106a76 84 0 0 1 76 84v40q-4 66 -76 96l-14 -64h22l-14 -52Z",
  ],
] as const;

/** A cut-paper person, 400 by 500, without ground: hair, clothes, skin by chance, as the name suggests. */
export function figure(dice: Dice, name: string): string {
  const build = buildFor(name);
  const [skin, shade] = dice.pick(skins);
  const deep = skins.findIndex(([light]) => light === skin) > 6;
  const hair = dice.chance(deep ? 0.8 : 0.42) ? dice.pick(darkHair) : dice.pick(anyHair);
  const [cloth, second, accent] = dice.shuffled(cloths) as [string, string, string];
  const cut = dice.pick(cuts.filter(({ suits }) => suits === "any" || suits === build));
  const [outline, shadow] = dice.pick(heads);
  const ears = cut.covers ? "" : circle(121, 224, 17, skin) + circle(279, 224, 17, shade);
  const parts = [
    cut.back?.(hair, accent) ?? "",
    dice.pick(clothes)({ cloth, second, skin, shade }),
    // The chin's shadow on the neck.
    shape("M164 306q36 34 72 0v22q-36 34 -72 0Z", "#0b0e1c", ' opacity=".14"'),
    ears,
    shape(outline, skin),
    shape(shadow, shade),
    build === "masculine" && dice.chance(0.45) ? dice.pick(beards)(hair) : lips(dice, deep),
    dice.chance(0.1) ? freckles(shade) : "",
    cut.front(hair, accent),
    build === "feminine" && !cut.covers && dice.chance(0.6) ? earrings(accent, dice.chance(0.5)) : "",
    dice.chance(0.36)
      ? dice.pick(glasses)(hair === paint.ink && dice.chance(0.4) ? paint.vermilion : paint.ink)
      : "",
  ];
  // Half of them are lit from the other side.
  return dice.chance(0.5) ? group("matrix(-1 0 0 1 400 0)", ...parts) : parts.join("");
}

function lips(dice: Dice, deep: boolean): string {
  const colour = deep ? "#3a1712" : "#8f3a2c";
  const smile = dice.pick(["M178 284q22 8 44 0q-22 20 -44 0Z", "M180 286q20 6 40 0q-20 13 -40 0Z"]);
  return shape(smile, colour, ' opacity=".55"');
}

function freckles(colour: string): string {
  return upTo(6)
    .map((index) =>
      circle(144 + (index % 3) * 13 + (index > 2 ? 6 : 0), 246 + Math.floor(index / 3) * 10, 2.6, colour),
    )
    .join("");
}
