import { diceFor } from "../dice.ts";
import { drawable, type Face } from "../faces.ts";
import { line, widthOf } from "../outlines.ts";
import * as paint from "../palette.ts";
import { picture } from "../picture.ts";
import { d, group, rect, stroke } from "../shapes.ts";
import { block, wordsOf } from "../typesetting.ts";
import { marks, type Sign } from "./marks.ts";

const inks = [
  [paint.ink, paint.vermilion],
  [paint.cobalt, paint.jade],
  [paint.moss, paint.yellow],
  [paint.vermilion, paint.ink],
  [paint.plum, paint.orange],
  [paint.petrol, paint.rose],
  [paint.wine, paint.gold],
  [paint.ink, paint.yellow],
  [paint.cobalt, paint.vermilion],
  [paint.brick, paint.sky],
  [paint.ink, paint.jade],
  [paint.petrol, paint.orange],
] as const;

const small =
  /^(?:les?|la|l’|les éditions|éditions|les presses|presses|librairie|maison|coop|groupe|association|du|de la|des|the)$/i;

/** First words that a wordmark sets small over the name proper: 'Presses', 'Les Éditions du'. */
function divided(name: string): [lead: string, rest: string] {
  const words = wordsOf(name);
  let count = 0;
  while (count < words.length - 1 && small.test(words[count] ?? "")) count += 1;
  return [words.slice(0, count).join(" "), words.slice(count).join(" ")];
}

/** The initial of the name proper. */
function initialOf(rest: string): string {
  return (
    rest
      .replace(/^(?:d’|l’)/i, "")
      .charAt(0)
      .toUpperCase() || "S"
  );
}

/** The words in a box: the lead small, the rest as large as fits. */
function wordmark(
  lead: string,
  rest: string,
  face: Face,
  fill: string,
  box: readonly [number, number, number, number],
  anchor: "start" | "middle",
): string {
  const [x, y, width, height] = box;
  const leadSize = lead ? Math.min(22, (width * 0.9) / Math.max(1, widthOf("quiet", lead))) : 0;
  const used = lead ? leadSize + 8 : 0;
  const narrow = face === "poster" || face === "thin" ? 1.3 : 1;
  const size = (rest.length < 6 ? 68 : rest.length < 12 ? 50 : width > 200 ? 44 : 36) * narrow;
  const words = block(rest, {
    face,
    x,
    y: y + used,
    width,
    height: height - used,
    size,
    least: 10,
    leading: 1.04,
    anchor,
    stand: "middle",
    fills: [fill],
  });
  if (!lead) return words.svg;
  const at = anchor === "middle" ? x + width / 2 : x;
  return (
    line(lead, fill, {
      face: face === "bold" || face === "swash" ? "italic" : "quiet",
      size: leadSize,
      x: at,
      y: words.top - 12,
      anchor,
    }) + words.svg
  );
}

/** A publisher's logo, 2:1, on a light plate. */
export function drawLogo(seed: string, title: string): string {
  const dice = diceFor(`logo ${seed}`);
  const name = drawable(title, 90) || "Sans nom";
  const [lead, rest] = divided(name);
  const [first, second] = dice.pick(inks);
  const face = dice.pick(["wide", "wide", "poster", "bold", "swash", "label", "thin"] as const);
  const text = dice.chance(0.6) ? paint.ink : first;
  const sign: Sign = { dice, first, second, plate: paint.sheet, letter: initialOf(rest) };
  const plate = rect(0, 0, 320, 160, paint.sheet);
  const mark = dice.pick(marks)(sign);
  const brief = rest.length < 15;
  const settings: (() => string)[] = [
    () =>
      group("translate(30 38) scale(.84)", mark) +
      wordmark(lead, rest, face, text, [134, 24, 162, 112], "start"),
    () =>
      group("translate(30 38) scale(.84)", mark) +
      wordmark(lead, rest, face, text, [134, 24, 162, 112], "start"),
    () =>
      group("translate(214 40) scale(.8)", mark) +
      wordmark(lead, rest, face, text, [28, 24, 170, 112], "start"),
    () =>
      group("translate(131 18) scale(.58)", mark) +
      wordmark("", name, face, text, [24, 86, 272, 58], "middle"),
  ];
  if (brief) {
    settings.push(
      () => {
        const under = dice.chance(0.5)
          ? stroke(d`M40 134q15 -12 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0`, second, 5)
          : rect(40, 128, 240, 7, second);
        return wordmark(lead, rest, face, text, [40, 18, 240, 96], "middle") + under;
      },
      () =>
        rect(24, 24, 272, 112, first) +
        wordmark(lead, rest, face === "thin" ? "wide" : face, paint.sheet, [44, 36, 232, 88], "middle"),
      () =>
        rect(24, 26, 272, 108, "none", ` stroke="${text}" stroke-width="5"`) +
        wordmark(lead, rest, face, text, [44, 40, 232, 80], "middle"),
    );
  }
  return picture(320, 160, plate, dice.pick(settings)());
}
