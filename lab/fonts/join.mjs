/**
 * Adds the glyphs of one variable TrueType font to another of the same family with the same axes. Fontsource splits a
 * family by script, and no subsetter puts parts together again. Kerning of the added glyphs is not taken over.
 */
import { create } from "fontkit";

/** @param {Buffer} font @returns {Map<string, Buffer>} */
function tablesOf(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const at = 12 + 16 * i;
    const start = font.readUInt32BE(at + 8);
    const end = start + font.readUInt32BE(at + 12);
    tables.set(font.toString("latin1", at, at + 4), Buffer.from(font.subarray(start, end)));
  }
  return tables;
}

const u16 = (...numbers) => {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, 2 * i);
  return bytes;
};
const u32 = (...numbers) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * i);
  return bytes;
};
/** @param {Buffer} bytes */
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
/** Offsets of parts that follow one another, and of their end. */
function offsets(parts) {
  let at = 0;
  const starts = parts.map((part) => {
    at += part.length;
    return at - part.length;
  });
  return [...starts, at];
}

const countOf = (tables) => tables.get("maxp").readUInt16BE(4);

/** Outlines, one buffer a glyph. */
function glyphsOf(tables) {
  const long = tables.get("head").readInt16BE(50) === 1;
  const loca = tables.get("loca");
  const at = (i) => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  return Array.from({ length: countOf(tables) }, (_, i) =>
    Buffer.from(tables.get("glyf").subarray(at(i), at(i + 1))),
  );
}

/** Advance and side bearing of each glyph. */
function metricsOf(tables) {
  const long = tables.get("hhea").readUInt16BE(34);
  const hmtx = tables.get("hmtx");
  return Array.from({ length: countOf(tables) }, (_, i) =>
    i < long
      ? hmtx.subarray(4 * i, 4 * i + 4)
      : Buffer.concat([
          hmtx.subarray(4 * long - 4, 4 * long - 2),
          hmtx.subarray(2 * long + 2 * i, 2 * long + 2 * i + 2),
        ]),
  );
}

/** A composite glyph names its parts by number. */
function renumber(glyph, number) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const WORDS = 0x1;
  const SCALE = 0x8;
  const MORE = 0x20;
  const TWO_SCALES = 0x40;
  const MATRIX = 0x80;
  let flags = MORE;
  for (let at = 10; flags & MORE; ) {
    flags = glyph.readUInt16BE(at);
    glyph.writeUInt16BE(number(glyph.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & WORDS ? 4 : 2);
    at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
  }
  return glyph;
}

/** Variations, one buffer a glyph, and the peaks that they share. */
function variationsOf(gvar) {
  const [axes, shared] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6)];
  const [peaks, count, data] = [gvar.readUInt32BE(8), gvar.readUInt16BE(12), gvar.readUInt32BE(16)];
  const long = gvar.readUInt16BE(14) & 1;
  const at = (i) => data + (long ? gvar.readUInt32BE(20 + 4 * i) : 2 * gvar.readUInt16BE(20 + 2 * i));
  return {
    axes,
    peaks: Array.from({ length: shared }, (_, i) =>
      gvar.subarray(peaks + 2 * axes * i, peaks + 2 * axes * (i + 1)),
    ),
    glyphs: Array.from({ length: count }, (_, i) => gvar.subarray(at(i), at(i + 1))),
  };
}

/** Writes the shared peaks of a glyph's variations into them: the other font shares other ones. */
function withOwnPeaks(glyph, { axes, peaks }) {
  if (glyph.length === 0) return glyph;
  const OWN = 0x8000;
  const BETWEEN = 0x4000;
  const count = glyph.readUInt16BE(0);
  const data = glyph.readUInt16BE(2);
  const heads = [];
  let at = 4;
  for (let i = 0; i < (count & 0xfff); i += 1) {
    const index = glyph.readUInt16BE(at + 2);
    const rest = 2 * axes * ((index & OWN ? 1 : 0) + (index & BETWEEN ? 2 : 0));
    const peak = index & OWN ? Buffer.alloc(0) : peaks[index & 0xfff];
    const head = u16(glyph.readUInt16BE(at), (index & ~0xfff) | OWN);
    heads.push(head, peak, glyph.subarray(at + 4, at + 4 + rest));
    at += 4 + rest;
  }
  const written = Buffer.concat(heads);
  return Buffer.concat([u16(count, 4 + written.length), written, glyph.subarray(data)]);
}

/** Character to glyph, as format 12. */
function cmapOf(glyphs) {
  const groups = [...glyphs].sort(([one], [other]) => one - other).map(([code, id]) => u32(code, code, id));
  const table = Buffer.concat([u16(12, 0), u32(16 + 12 * groups.length, 0, groups.length), ...groups]);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), table]);
}

/**
 * @param {Buffer} first
 * @param {Buffer} second its glyphs are added; both are TrueType, with the same axes
 */
export function joinFonts(first, second) {
  const [to, from] = [tablesOf(first), tablesOf(second)];
  const count = countOf(to);
  // The second font's '.notdef' stays away.
  const number = (id) => (id === 0 ? 0 : count + id - 1);
  const glyphs = [
    ...glyphsOf(to),
    ...glyphsOf(from)
      .slice(1)
      .map((glyph) => renumber(glyph, number)),
  ].map(padded);
  to.set("glyf", Buffer.concat(glyphs));
  to.set("loca", u32(...offsets(glyphs)));
  to.get("head").writeInt16BE(1, 50);
  to.set("hmtx", Buffer.concat([...metricsOf(to), ...metricsOf(from).slice(1)]));
  to.get("hhea").writeUInt16BE(glyphs.length, 34);

  const [kept, added] = [variationsOf(to.get("gvar")), variationsOf(from.get("gvar"))];
  if (kept.axes !== added.axes) throw new Error("The fonts have different axes.");
  const changes = [...kept.glyphs, ...added.glyphs.slice(1).map((glyph) => withOwnPeaks(glyph, added))].map(
    padded,
  );
  const peaks = 20 + 4 * (changes.length + 1);
  const data = peaks + 2 * kept.axes * kept.peaks.length;
  to.set(
    "gvar",
    Buffer.concat([
      u16(1, 0, kept.axes, kept.peaks.length),
      u32(peaks),
      u16(changes.length, 1),
      u32(data, ...offsets(changes)),
      ...kept.peaks,
      ...changes,
    ]),
  );
  // It lists advances by glyph; without it they are read from gvar.
  to.delete("HVAR");

  const maxp = to.get("maxp");
  for (let at = 6; at + 1 < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), from.get("maxp").readUInt16BE(at)), at);
  maxp.writeUInt16BE(glyphs.length, 4);
  const [one, other] = [create(first), create(second)];
  to.set(
    "cmap",
    cmapOf([
      ...other.characterSet.map((code) => [code, number(other.glyphForCodePoint(code).id)]),
      ...one.characterSet.map((code) => [code, one.glyphForCodePoint(code).id]),
    ]),
  );
  const post = Buffer.from(to.get("post").subarray(0, 32));
  post.writeUInt32BE(0x30000);
  to.set("post", post);
  return fontOf(to);
}

/** Checksums stay empty: no reader of the joined file, the subsetter included, compares them. */
function fontOf(tables) {
  const names = [...tables.keys()].sort();
  const bodies = names.map((name) => padded(tables.get(name)));
  const start = 12 + 16 * names.length;
  const places = offsets(bodies);
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = u16(0, 1, names.length, 16 * power, Math.log2(power), 16 * (names.length - power));
  head.writeUInt32BE(0x00010000);
  const entries = names.flatMap((name, i) => [
    Buffer.from(name, "latin1"),
    u32(0, start + places[i], tables.get(name).length),
  ]);
  return Buffer.concat([head, ...entries, ...bodies]);
}
