import type { Dice } from "../dice.ts";
import type { Face } from "../faces.ts";
import { line } from "../outlines.ts";
import type { Palette } from "../palette.ts";
import { rect } from "../shapes.ts";
import { type Block, type BlockOptions, block, fitted } from "../typesetting.ts";

/** Covers are 400 by 600. */
export const width = 400;
export const height = 600;
/** The margin that texts keep. */
export const margin = 32;

/** What a composition has to work with; the texts are already drawable. */
export interface Cover {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly dice: Dice;
  readonly colours: Palette;
}

export type Composition = (cover: Cover) => string;

export const ground = ({ colours }: Cover, fill = colours.ground): string => rect(0, 0, width, height, fill);

export const sans: readonly Face[] = ["poster", "poster", "wide"];
export const serif: readonly Face[] = ["bold", "roman", "italic", "swash"];

/** The title hanging in the top margin, as large as its length allows. */
export function titled(cover: Cover, options: Partial<BlockOptions> & { readonly face: Face }): Block {
  const narrow = options.face === "poster" || options.face === "thin";
  // A word or two may shout; a sentence may not.
  const brief = cover.title.length < 5 ? 1.9 : cover.title.length < 26 ? 1.24 : 1;
  return block(cover.title, {
    x: margin,
    y: 38,
    width: width - 2 * margin,
    height: 150,
    size: (narrow ? 86 : 62) * brief,
    least: 19,
    leading: narrow ? 0.94 : 1.06,
    fills: [cover.colours.text],
    ...options,
  });
}

export interface CreditOptions {
  /** Baseline of the last line. */
  readonly y?: number;
  readonly fill: string;
  /** The publisher's colour; the author's without it. */
  readonly second?: string;
  readonly setting?: "stack" | "ends" | "centre" | "right";
  readonly face?: Face;
  readonly size?: number;
  /** Left edge; the margin without it. */
  readonly x?: number;
}

/** Author and publisher at the foot of a cover. */
export function credits({ author, publisher }: Cover, options: CreditOptions): string {
  const { y = height - 28, fill, second = fill, setting = "stack", face = "label", size = 20 } = options;
  const room = width - margin - (options.x ?? margin);
  const small: Face = "label";
  if (setting === "ends") {
    return (
      fitted(author, fill, { face, size, x: margin, y, width: room * 0.64 }) +
      fitted(publisher, second, {
        face: small,
        size: 14,
        x: width - margin,
        y,
        anchor: "end",
        width: room * 0.34,
      })
    );
  }
  const anchor = setting === "centre" ? "middle" : setting === "right" ? "end" : "start";
  const x = setting === "centre" ? width / 2 : setting === "right" ? width - margin : (options.x ?? margin);
  return (
    fitted(author, fill, { face, size, x, y: publisher ? y - 26 : y, anchor, width: room }) +
    fitted(publisher, second, { face: small, size: 14, x, y, anchor, width: room })
  );
}

/** The author right under a title. */
export function byline(cover: Cover, under: Block, fill: string, face: Face = "label"): string {
  return fitted(cover.author, fill, {
    face,
    size: 20,
    x: margin,
    y: under.bottom + 34,
    width: width - 2 * margin,
  });
}

/** The publisher alone. */
export function imprint(cover: Cover, fill: string, x = margin, y = height - 26): string {
  const anchor = x > width / 2 + 40 ? "end" : x === width / 2 ? "middle" : "start";
  return fitted(cover.publisher, fill, { face: "label", size: 14, x, y, anchor, width: 190 });
}

/** A word or two that says what kind of book it is, as publishers print it. */
export function kind(
  text: string,
  fill: string,
  x: number,
  y: number,
  anchor: "start" | "end" = "end",
): string {
  return line(text, fill, { face: "italic", size: 20, x, y, anchor });
}
