import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeIds,
  encodeIds,
  idsOfFragment,
  sharedAddress,
} from "../../../src/islands/selection/domain/code.ts";

const PAGE = "https://www.salondulivre.example/ma-selection";

describe("the code of a selection", () => {
  test("names any ids, each once, in ascending order", () => {
    const id = fc.oneof(fc.nat(2000), fc.nat(1_000_000), fc.maxSafeNat());
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 300 }), (ids) => {
        const sorted = [...new Set(ids)].sort((one, other) => one - other);
        expect(decodeIds(encodeIds(ids))).toEqual(sorted);
      }),
      { numRuns: 300 },
    );
  });

  test("of 500 activities makes an address shorter than 2,000 characters", () => {
    const ids = fc.uniqueArray(fc.nat(1_000_000), { minLength: 500, maxLength: 500 });
    fc.assert(
      fc.property(ids, (some) => {
        expect(sharedAddress(some, PAGE).length).toBeLessThan(2000);
      }),
      { numRuns: 50 },
    );
  });

  test("of twelve neighbouring activities has at most 20 characters", () => {
    const ids = [
      91_427, 91_430, 91_431, 91_460, 91_502, 91_503, 91_504, 91_533, 91_570, 91_571, 91_600, 91_611,
    ];
    expect(encodeIds(ids).length).toBeLessThanOrEqual(20);
  });

  test("is empty without ids", () => {
    expect(encodeIds([])).toBe("");
  });

  test("that is cut, or has one wrong character, is not read as another selection", () => {
    const code = encodeIds([91_427, 91_430, 91_460, 91_502]);
    for (let length = 0; length < code.length; length++) expect(decodeIds(code.slice(0, length))).toBeNull();
    const wrong = [...code].map(
      (character, at) => code.slice(0, at) + (character === "A" ? "B" : "A") + code.slice(at + 1),
    );
    // A checksum of 12 bits lets one in 4,096 through; none of these.
    expect(wrong.filter((one) => one !== code).map(decodeIds)).toEqual(wrong.map(() => null));
  });

  test("names at most 5,000 activities", () => {
    const most = Array.from({ length: 5000 }, (_, place) => place * 3);
    expect(decodeIds(encodeIds(most))).toEqual(most);
    expect(decodeIds(encodeIds([...most, 20_000]))).toBeNull();
  });

  /** A code with any order and numbers, and the checksum of these ids. */
  function forged(order: number, count: string, gaps: string, ids: readonly number[]): string {
    const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let sum = 7;
    for (const id of ids) sum = (sum * 31 + (id % 4093) + Math.floor(id / 4093)) % 4096;
    const body = order.toString(2).padStart(6, "0") + count + gaps;
    const whole = body.padEnd(Math.ceil(body.length / 6) * 6, "0") + sum.toString(2).padStart(12, "0");
    return whole.replace(/.{6}/g, (bits) => characters.charAt(Number.parseInt(bits, 2)));
  }

  test("names ids that numbers hold exactly: the largest, and none above", () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect(decodeIds(encodeIds([0, largest]))).toEqual([0, largest]);
    // One id, 2 ** 54, in order 52: upper part 4, then 52 zeros.
    expect(decodeIds(forged(52, "1001", `00101${"0".repeat(52)}`, [2 ** 54]))).toBeNull();
    expect(decodeIds(forged(52, "1001", `010${"1".repeat(52)}`, [largest]))).toEqual([largest]);
  });

  test("is refused with an order above 52, without ids, or with anything after them", () => {
    expect(decodeIds(forged(0, "1001", "1", [0]))).toEqual([0]);
    expect(decodeIds(forged(53, "1001", `1${"0".repeat(53)}`, [0]))).toBeNull();
    expect(decodeIds(forged(0, "1000", "", []))).toBeNull();
    expect(decodeIds(forged(0, "1001", "1000000000000", [0]))).toBeNull();
    expect(decodeIds(forged(0, "1001", "11", [0]))).toBeNull();
  });

  test("is never read from rubbish with an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const ids = decodeIds(text);
        expect(ids === null || ids.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("an address with a selection", () => {
  test("holds it in the fragment, which no server receives, without the page's own query and fragment", () => {
    const address = sharedAddress([5, 3], `${PAGE}?utm_source=courriel#haut`);
    expect(address).toBe(`${PAGE}#choix=${encodeIds([3, 5])}`);
    expect(idsOfFragment(new URL(address).hash)).toEqual([3, 5]);
  });

  test("that was cut is told from one without a selection", () => {
    expect(idsOfFragment("#choix=ABC")).toBe("broken");
    expect(idsOfFragment("#choix=")).toBe("broken");
    expect(idsOfFragment("#programmation")).toBeNull();
    expect(idsOfFragment("")).toBeNull();
  });
});
