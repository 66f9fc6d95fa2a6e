/** What stands on each sheet of a PDF, as far as tests need it. */
import { inflateSync } from "node:zlib";

/** Number of letters drawn on each sheet. Chromium compresses what is drawn, and neither pages nor references. */
export function lettersOfSheets(pdf: Buffer): number[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, id, body = ""]) => [
      id,
      body,
    ]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((page) => {
    const drawing = objects.get(/\/Contents (\d+)/.exec(page)?.[1]) ?? "";
    const [, stream = ""] = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(drawing) ?? [];
    // An empty sheet.
    if (stream === "") return 0;
    const commands = inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    // A letter is a number of four digits within a font.
    return [...commands.matchAll(/<([\dA-F]+)>/gi)].reduce(
      (sum, [, digits = ""]) => sum + digits.length / 4,
      0,
    );
  });
}
