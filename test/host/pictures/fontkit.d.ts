/** The parts of fontkit and subset-font that the pictures use; neither package ships types. */
declare module "fontkit" {
  export interface PathCommand {
    readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    readonly args: readonly number[];
  }
  export interface Glyph {
    readonly id: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    getVariation(axes: Readonly<Record<string, number>>): Font;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: { readonly keepAllGlyphs?: boolean; readonly targetFormat?: "truetype" | "woff2" },
  ): Promise<Uint8Array>;
}
