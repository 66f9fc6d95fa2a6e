/** The demonstration's pictures and map tiles, committed in `templates-fixtures/media`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../templates-fixtures/media");

/** Kind of a picture by the folder in its address: `/media/author/12.svg`. */
const KINDS: Readonly<Record<string, string>> = {
  author: "portrait",
  person: "portrait",
  portrait: "portrait",
  logo: "logo",
  event: "event",
  stage: "stage",
  book: "book",
};

const filesOf = new Map(
  readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [[entry.name, readdirSync(join(FOLDER, entry.name)).sort()] as const] : [],
  ),
);

export interface Picture {
  readonly type: "image/svg+xml; charset=utf-8" | "image/webp";
  readonly content: Buffer;
}

function picture(folder: string, file: string): Picture {
  const type = file.endsWith(".webp") ? "image/webp" : "image/svg+xml; charset=utf-8";
  return { type, content: readFileSync(join(FOLDER, folder, file)) };
}

/** 'Hydrophile, énergie verte' → 'hydrophile-energie-verte'. */
const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A number from 0 that is always the same for this text (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Files that are of nobody in particular: they have no words. */
const isAnyones = (file: string): boolean => /^\d\d?\./.test(file);

/**
 * The picture at an address below `/media/`: its own file, or one of its kind without words, always the same. A cover
 * that is not there is a placeholder, as another book's would have another title.
 *
 * @param path folder and name, decoded: `author/30001.svg`
 */
export function pictureAt(path: string): Picture {
  const [folder = "", name = ""] = path.split("/").slice(-2);
  const kind = Object.hasOwn(KINDS, folder) ? (KINDS[folder] ?? "") : "";
  const files = filesOf.get(kind) ?? [];
  const slug = slugOf(name.replace(/\.\w+$/, ""));
  const own = files.find((file) => file.replace(/\.\w+$/, "") === slug && !isAnyones(file));
  if (own) return picture(kind, own);
  const anyones = files.filter(isAnyones);
  const [pool, from] =
    anyones.length > 0 ? [anyones, kind] : [filesOf.get("placeholder") ?? [], "placeholder"];
  // Neighbours in a list have neighbouring ids: none of them has the other's picture.
  const number = /^\d{1,9}$/.test(slug) ? Number(slug) : hashOf(path);
  return picture(from, pool[number % pool.length] ?? "1.svg");
}

/** `Z/X/Y` → what is inside of its `<svg>`, 256 by 256; the city at zooms 8 to 12. */
let tiles: Readonly<Record<string, string>> | null = null;

const LAND = "#f1e9da";

/**
 * A map tile, as SVG: its own, or a part of the nearest one above it, without names and stations, which would be as large
 * as streets. Elsewhere it is blank paper.
 */
export function tileAt(zoom: number, x: number, y: number): string {
  tiles ??= JSON.parse(readFileSync(join(FOLDER, "tiles.json"), "utf8")) as Record<string, string>;
  for (let up = 0; up < zoom; up += 1) {
    const content = tiles[`${zoom - up}/${x >> up}/${y >> up}`];
    if (content === undefined) continue;
    const side = 256 / 2 ** up;
    const at = (tile: number) => (tile % 2 ** up) * side;
    return up === 0
      ? svg("0 0 256 256", content)
      : svg(
          `${at(x)} ${at(y)} ${side} ${side}`,
          `<style>path{vector-effect:non-scaling-stroke}</style>${withoutNames(content)}`,
        );
  }
  return svg("0 0 256 256", `<path fill="${LAND}" d="M0 0h256v256H0z"/>`);
}

const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="256" height="256">${content}</svg>`;

const withoutNames = (content: string): string =>
  content.replace(/<use [^>]*>|<circle [^>]*>|<defs>.*?<\/defs>/gs, "");
