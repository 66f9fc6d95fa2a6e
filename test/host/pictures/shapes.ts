/** Cut-paper shapes as SVG text. Coordinates are rounded to a tenth, which keeps files small and edges sharp. */

export type Point = readonly [x: number, y: number];

/** A number as SVG writes it: one decimal at most, no `-0`. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? "0" : String(rounded);
}

/** Path data with rounded numbers: d`M${x} ${y}h${width}z`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = parts[0] ?? "";
  values.forEach((value, index) => {
    out += (typeof value === "number" ? short(value) : value) + (parts[index + 1] ?? "");
  });
  return out;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): string {
  return d`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return d`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`;
}

export function polygon(points: readonly Point[], fill: string): string {
  return `<path fill="${fill}" d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z"/>`;
}

export function shape(data: string, fill: string, more = ""): string {
  return `<path fill="${fill}" d="${data}"${more}/>`;
}

/** A line without filling. */
export function stroke(data: string, colour: string, width: number, more = ""): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" d="${data}"${more}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return circle(x, y, radius, "none", ` stroke="${colour}" stroke-width="${short(width)}"`);
}

export function group(transform: string, ...content: readonly string[]): string {
  return `<g transform="${transform}">${content.join("")}</g>`;
}

/** A turn by degrees around a point. */
export function turned(degrees: number, x: number, y: number, ...content: readonly string[]): string {
  return group(d`rotate(${degrees} ${x} ${y})`, ...content);
}

/** Whole numbers from 0 to count - 1. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index);
}
