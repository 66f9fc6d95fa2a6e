import { type Dice, diceFor } from "../dice.ts";
import { drawable } from "../faces.ts";
import { line, widthOf } from "../outlines.ts";
import { readable } from "../palette.ts";
import { picture } from "../picture.ts";
import { circle, polygon, rect, shape, upTo } from "../shapes.ts";
import { block } from "../typesetting.ts";
import { objects } from "./objects.ts";
import { height, type Papers, papers, width } from "./setting.ts";
import { panel, scenes } from "./stage.ts";

/** Words that say nothing alone; the longest other word of a title is its key word. */
const hollow = new Set(
  `activité atelier autour avec cette comment conférence dans dédicace dédicaces depuis discussion entre grande grand
  lancement lecture leurs littéraire livre livres notre nous pour pourquoi quand quelle quels rencontre ronde sans
  séance signature sont sous spectacle table toutes tous trois votre vous l’été d’une`.split(/\s+/),
);

function keyWord(title: string): string {
  const words = title
    .split(/[\s\u00a0]+/)
    .map((word) => word.replace(/^(?:[ldjnmtsc]|qu)’/i, "").replace(/[^\p{L}\p{N}-]+/gu, ""))
    .filter(
      (word) =>
        word.length > 3 &&
        word.length < 15 &&
        !hollow.has(word.toLocaleLowerCase("fr")) &&
        !/-(?:ils?|elles?|vous|nous|on|tu|je|t)$/.test(word),
    );
  return words.sort((left, right) => right.length - left.length)[0] ?? "";
}

/** What the object stands before. */
function backdrop({ wall, floor }: Papers, dice: Dice): string {
  const behind = dice.pick([
    () => rect(0, 430, width, 70, floor),
    () => rect(0, 430, width, 70, floor) + circle(200, 250, 178, "#ffffff24"),
    () =>
      rect(0, 400, width, 100, floor) +
      upTo(5)
        .map((index) => rect(index * 80 + 20, 0, 40, 400, "#ffffff1a"))
        .join(""),
    () =>
      polygon(
        [
          [0, 300],
          [400, 400],
          [400, 500],
          [0, 500],
        ],
        floor,
      ),
    () => shape("M40 430V210a160 160 0 0 1 320 0V430Z", "#ffffff24") + rect(0, 430, width, 70, floor),
    () =>
      circle(dice.between(60, 340), dice.between(60, 130), dice.between(40, 70), "#ffffff24") +
      rect(0, 430, width, 70, floor),
  ]);
  return rect(0, 0, width, height, wall) + behind();
}

/** The word cut into rows of a few letters, every row as wide as the sheet. */
function stacked(word: string, text: string, second: string): string {
  const count = word.length < 6 ? 2 : word.length < 9 ? 3 : 4;
  const letters = [...word.toLocaleUpperCase("fr")];
  const rows = upTo(count).map((row) => {
    const part = letters.slice(
      Math.round((row * letters.length) / count),
      Math.round(((row + 1) * letters.length) / count),
    );
    return { text: part.join(""), size: 356 / Math.max(0.5, widthOf("poster", part.join(""))) };
  });
  const total = rows.reduce((sum, { size }) => sum + size * 0.84, 0);
  const squeeze = Math.min(1, 470 / total);
  let y = 250 - (total * squeeze) / 2;
  return rows
    .map(({ text: part, size }, index) => {
      y += size * squeeze * 0.84;
      return line(part, index === 1 ? second : text, {
        face: "poster",
        size: size * squeeze,
        x: 22,
        y: y - size * squeeze * 0.08,
      });
    })
    .join("");
}

/** The key word as a poster: letters as large as the sheet, upright, repeated, or over an object. */
function lettered(word: string, drawn: Papers, dice: Dice): string {
  const { wall, first, floor } = drawn;
  const text = readable(wall);
  const face = dice.pick(["poster", "wide"] as const);
  const settings = [
    () => stacked(word, text, first),
    () => {
      const size = Math.min(330, 452 / widthOf("poster", word));
      const up = line(word, text, { face: "poster", size, x: 0, y: 0 });
      return (
        rect(0, 0, 400, 24, first) +
        circle(330, 90, 190, floor) +
        `<g transform="translate(${Math.round(190 + size * 0.36)} 484)rotate(-90)">${up}</g>`
      );
    },
    () => {
      const size = Math.min(170, 356 / widthOf(face, word));
      const rows = Math.max(2, Math.floor(470 / (size * 0.92)));
      const step = 470 / rows;
      return upTo(rows)
        .map((row) =>
          line(word, row === 1 ? first : text, {
            face,
            size,
            x: 22,
            y: 14 + step * row + step * 0.5 + size * 0.34,
          }),
        )
        .join("");
    },
    () => {
      const title = block(word, { face, x: 24, y: 34, width: 352, height: 110, size: 150, fills: [text] });
      return (
        rect(0, 440, 400, 60, floor) +
        `<g transform="translate(60 148)scale(.7)">${dice.pick(objects)(drawn, dice)}</g>` +
        title.svg
      );
    },
  ];
  return rect(0, 0, width, height, wall) + dice.pick(settings)();
}

/** An activity's picture, 4:5: an object, a scene with people, or its key word as a poster. */
export function drawEvent(seed: string, title: string): string {
  const dice = diceFor(`event ${seed}`);
  const drawn = papers(dice);
  const word = keyWord(drawable(title));
  const kind = dice.between(0, 1);
  if (kind < 0.24 && word) return picture(width, height, lettered(word, drawn, dice));
  if (kind < 0.56) return picture(width, height, dice.pick(scenes)(drawn, dice));
  return picture(width, height, backdrop(drawn, dice), dice.pick(objects)(drawn, dice));
}

/** A stage, 16:9, its title large and faint on the wall. */
export function drawStage(seed: string, title: string): string {
  const dice = diceFor(`stage ${seed}`);
  const drawn = papers(dice);
  const fill = readable(drawn.wall) === "#14182b" ? "#0000001f" : "#ffffff30";
  const words = block(drawable(title), {
    face: "poster",
    x: 60,
    y: 64,
    width: 1160,
    height: 190,
    size: 150,
    least: 40,
    leading: 0.94,
    fills: [fill],
  });
  return picture(1280, 720, panel(drawn, dice, words.svg));
}
