import { definitions } from "./outlines.ts";

/** A whole picture. The content reaches beyond the box freely: the viewport cuts it. */
export function picture(width: number, height: number, ...content: readonly string[]): string {
  const drawn = content.join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${definitions(drawn)}${drawn}</svg>\n`
  );
}
