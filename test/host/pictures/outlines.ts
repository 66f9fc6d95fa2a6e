import { type Face, faces } from "./faces.ts";
import { short } from "./shapes.ts";

/**
 * Text as outlines: an SVG shown by `<img>` has none of the page's fonts, so letters are drawn as paths. A glyph is
 * described once in a file, in thousandths of the type size, and used as often as it occurs.
 */
interface Glyph {
  /** Name in a file: two letters of the face and the glyph's number. */
  readonly name: string;
  readonly data: string;
}

interface Word {
  readonly glyphs: readonly (Glyph & { readonly at: number })[];
  readonly advance: number;
}

const words = new Map<string, Word>();
const glyphs = new Map<string, Glyph>();
const spaces = new Map<Face, number>();
const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

function glyphFor(face: Face, glyph: ReturnType<(typeof faces)[Face]["layout"]>["glyphs"][number]): Glyph {
  const name = face.slice(0, 2) + glyph.id;
  const known = glyphs.get(name);
  if (known) return known;
  let data = "";
  for (const { command, args } of glyph.path.commands) {
    const numbers = args.map((value, place) => String(Math.round(place % 2 ? -value : value)));
    data += letters[command] + numbers.join(" ").replaceAll(" -", "-");
  }
  const made = { name, data };
  glyphs.set(name, made);
  return made;
}

function shapedWord(face: Face, text: string): Word {
  const key = `${face} ${text}`;
  const known = words.get(key);
  if (known) return known;
  if (words.size > 20_000) words.clear();
  const run = faces[face].layout(text);
  let at = 0;
  const placed = run.glyphs.map((glyph, index) => {
    const here = { ...glyphFor(face, glyph), at };
    at += run.positions[index]?.xAdvance ?? 0;
    return here;
  });
  const word = { glyphs: placed, advance: at };
  words.set(key, word);
  return word;
}

function spaceOf(face: Face): number {
  let space = spaces.get(face);
  if (space === undefined) {
    space = faces[face].layout(" ").positions[0]?.xAdvance ?? 250;
    spaces.set(face, space);
  }
  return space;
}

interface Placed {
  readonly glyph: Glyph;
  readonly at: number;
}

/** Glyphs of a line and its whole width, in thousandths; `track` (ems) follows every letter. */
function shaped(
  face: Face,
  text: string,
  track: number,
): { readonly placed: Placed[]; readonly width: number } {
  const placed: Placed[] = [];
  let pen = 0;
  let count = 0;
  for (const [index, part] of text.split(" ").entries()) {
    if (index > 0) pen += spaceOf(face) + track * 1000;
    if (!part) continue;
    const word = shapedWord(face, part);
    for (const [place, glyph] of word.glyphs.entries())
      placed.push({ glyph, at: pen + glyph.at + place * track * 1000 });
    count = word.glyphs.length;
    pen += word.advance + count * track * 1000;
  }
  return { placed, width: count > 0 ? pen - track * 1000 : pen };
}

/** Width of a line of drawable text at size 1, in ems. */
export function widthOf(face: Face, text: string, track = 0): number {
  let pen = 0;
  for (const [index, part] of text.split(" ").entries()) {
    if (index > 0) pen += spaceOf(face);
    if (part) pen += shapedWord(face, part).advance;
  }
  return pen / 1000 + track * Math.max(0, text.length - 1);
}

export interface LineOptions {
  readonly face: Face;
  readonly size: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly track?: number;
  /** A rim around the letters, as maps have: its colour and width. */
  readonly halo?: readonly [colour: string, width: number];
}

/** One line of drawable text, as uses of glyphs that `definitions` describes. */
export function line(text: string, fill: string, options: LineOptions): string {
  const { face, size, x, y, anchor = "start", track = 0 } = options;
  const { placed, width } = shaped(face, text, track);
  if (placed.length === 0) return "";
  const scale = size / 1000;
  const left = x - (anchor === "middle" ? (width * scale) / 2 : anchor === "end" ? width * scale : 0);
  const uses = placed
    .filter(({ glyph }) => glyph.data !== "")
    .map(({ glyph, at }) => `<use href="#${glyph.name}" x="${Math.round(at)}"/>`);
  const place = `translate(${short(left)} ${short(y)})scale(${scale.toFixed(4)})`;
  const rim = options.halo
    ? ` stroke="${options.halo[0]}" stroke-width="${Math.round((options.halo[1] * 1000) / size)}" stroke-linejoin="round" paint-order="stroke"`
    : "";
  return `<g fill="${fill}"${rim} transform="${place}">${uses.join("")}</g>`;
}

/** Descriptions of every glyph that the content uses. */
export function definitions(content: string): string {
  const names = new Set<string>();
  for (const match of content.matchAll(/<use href="#(\w+)"/g)) if (match[1]) names.add(match[1]);
  if (names.size === 0) return "";
  return `<defs>${[...names].map((name) => `<path id="${name}" d="${glyphs.get(name)?.data ?? ""}"/>`).join("")}</defs>`;
}
