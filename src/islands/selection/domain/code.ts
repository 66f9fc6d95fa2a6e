/**
 * Short text of a selection, for an address: the ids in order, as gaps, in bits (Exp-Golomb code), six bits a
 * character. Gaps of neighbouring ids are small numbers, which take few bits; a far one costs the logarithm of its
 * distance. A checksum at the end finds an address that was cut or mistyped.
 *
 * Ids of letters follow as they are, `NUMBERS~QX7RTA~QX7RTB~SUM`. No code of numbers alone has a `~`: a reader that
 * knows no others says that the address cannot be read.
 */
import { isRowId, type RowId } from "../../../shared/http/row-id.ts";
import { KEY } from "../../../shared/selection/fragment.ts";

const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Bits of a character. */
const SIX = 6;
/** Bits of the checksum: two characters. */
const SUM = 12;
/** Bits of the order `k`. The largest id has 53 bits. */
const ORDER = 6;
const LARGEST_ORDER = 52;
/** Stands after each part of a code with ids of letters; no id has it. */
const END = "~";
/** More ids than a fair has activities: an address that names more is no selection. */
const MOST = 5000;

const binary = (value: number, length: number): string =>
  length === 0 ? "" : value.toString(2).padStart(length, "0");

/** Exp-Golomb code of order `k`: the number's upper part with its length before it, then its `k` lower bits. */
function coded(value: number, k: number): string {
  const upper = (Math.floor(value / 2 ** k) + 1).toString(2);
  return "0".repeat(upper.length - 1) + upper + binary(value % 2 ** k, k);
}

/** Length of `coded`, in bits. */
const costOf = (value: number, k: number): number =>
  2 * Math.floor(Math.log2(Math.floor(value / 2 ** k) + 1)) + 1 + k;

function checksum(ids: Iterable<number>): number {
  let sum = 7;
  for (const id of ids) sum = (sum * 31 + (id % 4093) + Math.floor(id / 4093)) % 2 ** SUM;
  return sum;
}

/** The order that makes the gaps shortest. */
function bestOrder(gaps: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k <= LARGEST_ORDER; k++) {
    const cost = gaps.reduce((sum, gap) => sum + costOf(gap, k), 0);
    if (cost < least) {
      best = k;
      least = cost;
    }
  }
  return best;
}

const characters = (bits: string): string =>
  bits.replace(/.{6}/g, (six) => CHARACTERS.charAt(Number.parseInt(six, 2)));

/** The code of these ids in ascending order; empty without ids. */
function encodeNumbers(sorted: readonly number[]): string {
  if (sorted.length === 0) return "";
  const gaps = sorted.map((id, index) => (index === 0 ? id : id - (sorted[index - 1] ?? 0) - 1));
  const k = bestOrder(gaps);
  const body = binary(k, ORDER) + coded(sorted.length, 3) + gaps.map((gap) => coded(gap, k)).join("");
  return characters(body.padEnd(Math.ceil(body.length / SIX) * SIX, "0") + binary(checksum(sorted), SUM));
}

/** The code of these ids; their order is lost. Empty without ids. */
export function encodeIds(ids: readonly RowId[]): string {
  const all = [...new Set(ids)];
  const numbers = encodeNumbers(all.filter((id) => typeof id === "number").sort((one, other) => one - other));
  const texts = all.filter((id) => typeof id === "string").sort();
  if (texts.length === 0) return numbers;
  const body = [numbers, ...texts, ""].join(END);
  return body + characters(binary(checksum(new TextEncoder().encode(body)), SUM));
}

/** Reads numbers off a text of bits; NaN from its end on. */
function bitReader(bits: string) {
  let at = 0;
  const take = (length: number): number => {
    at += length;
    return at > bits.length ? Number.NaN : length === 0 ? 0 : Number.parseInt(bits.slice(at - length, at), 2);
  };
  const number = (k: number): number => {
    const first = bits.indexOf("1", at);
    const zeros = first - at;
    if (first < 0 || zeros > LARGEST_ORDER) return Number.NaN;
    at = first;
    return (take(zeros + 1) - 1) * 2 ** k + take(k);
  };
  return { take, number, rest: () => bits.slice(at) };
}

/** The ids of a code of numbers, in ascending order; null when it is no code, or not whole. */
function decodeNumbers(code: string): readonly number[] | null {
  if (!/^[\w-]{4,}$/.test(code)) return null;
  const bits = [...code].map((character) => binary(CHARACTERS.indexOf(character), SIX)).join("");
  const { take, number, rest } = bitReader(bits.slice(0, -SUM));
  const k = take(ORDER);
  const count = number(3);
  if (!(k <= LARGEST_ORDER && count > 0 && count <= MOST)) return null;
  const ids: number[] = [];
  for (let id = -1; ids.length < count; ids.push(id)) {
    id += number(k) + 1;
    if (!Number.isSafeInteger(id)) return null;
  }
  // Only the padding of the last character may follow.
  if (!/^0{0,5}$/.test(rest())) return null;
  return Number.parseInt(bits.slice(-SUM), 2) === checksum(ids) ? ids : null;
}

/** The ids of a code, numbers before texts, in ascending order; null when it is no code, or not whole. */
export function decodeIds(code: string): readonly RowId[] | null {
  const [first = "", ...texts] = code.split(END);
  if (texts.length === 0) return decodeNumbers(code);
  const ids = [...(first === "" ? [] : (decodeNumbers(first) ?? [])), ...texts.slice(0, -1)];
  return ids.length <= MOST && ids.every(isRowId) && encodeIds(ids) === code ? ids : null;
}

/** Address of a page that shows these activities. */
export const sharedAddress = (ids: readonly RowId[], page: string): string =>
  `${page.replace(/[?#].*$/s, "")}#${KEY}=${encodeIds(ids)}`;

/**
 * The ids in the fragment of an address: null when it names no selection, `broken` when it names one that cannot be
 * read.
 */
export function idsOfFragment(fragment: string): readonly RowId[] | "broken" | null {
  const code = new URLSearchParams(fragment.replace(/^#/, "")).get(KEY);
  return code === null ? null : (decodeIds(code) ?? "broken");
}
