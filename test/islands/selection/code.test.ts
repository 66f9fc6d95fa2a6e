import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeIds,
  encodeIds,
  idsOfFragment,
  sharedAddress,
} from "../../../src/islands/selection/domain/code.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { byId } from "../../../src/shared/list/by-id.ts";

/** Made by the first version, of 91427, 91430 and 91460. */
const OLD = "FsAFlQ4vQEy";
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

describe("the code of a selection with ids of letters", () => {
  const text = fc.stringMatching(/^[\w.-]{1,64}$/).filter((one) => !/^\d{1,16}$/.test(one));
  const number = fc.oneof(fc.nat(1_000_000), fc.maxSafeNat());
  const order = (ids: readonly RowId[]) => [...new Set(ids)].sort(byId);

  test("names any ids, each once, numbers before texts, each in ascending order", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, number), { minLength: 1, maxLength: 100 }), (ids) => {
        expect(decodeIds(encodeIds(ids))).toEqual(order(ids));
      }),
      { numRuns: 300 },
    );
  });

  test("reads as the codes of numbers that earlier versions made, and those stay as they were", () => {
    expect(encodeIds([91_427, 91_430, 91_460])).toBe(OLD);
    expect(decodeIds(OLD)).toEqual([91_427, 91_430, 91_460]);
    expect(encodeIds([91_460, "QX7RTA", 91_427, 91_430])).toMatch(new RegExp(`^${OLD}~QX7RTA~[\\w-]{2}$`));
  });

  test("has what no earlier version takes for a code: it says that the link cannot be read", () => {
    const earlier = /^[\w-]{4,}$/;
    for (const ids of [["a"], ["QX7RTA"], [7, "QX7RTA"], ["a", "b", "c"]])
      expect(encodeIds(ids)).not.toMatch(earlier);
  });

  test("needs no encoding in an address", () => {
    const address = sharedAddress(["QX7RTA", "a.b-c_d", 7], PAGE);
    expect(new URL(address).href).toBe(address);
    expect(idsOfFragment(new URL(address).hash)).toEqual([7, "QX7RTA", "a.b-c_d"]);
    expect(idsOfFragment(new URL(address).hash.replaceAll("~", "%7E"))).toEqual([7, "QX7RTA", "a.b-c_d"]);
  });

  test("that is cut, or has one wrong character, is not read as another selection", () => {
    const code = encodeIds([91_427, "QX7RTA", "QX7RTB"]);
    for (let length = 0; length < code.length; length++)
      expect([length, decodeIds(code.slice(0, length))]).toEqual([
        length,
        code[length] === "~" && length === code.indexOf("~") ? [91_427] : null,
      ]);
    for (const instead of ["A", "7", "~", ".", " ", "é"]) {
      const wrong = [...code].map((_, at) => code.slice(0, at) + instead + code.slice(at + 1));
      expect(
        wrong
          .filter((one) => one !== code)
          .map(decodeIds)
          .filter(Boolean),
      ).toEqual([]);
    }
    expect(decodeIds(`${code}A`)).toBeNull();
  });

  /** Any parts with the checksum that fits. */
  function forged(...parts: readonly string[]): string {
    const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const body = [...parts, ""].join("~");
    let sum = 7;
    for (const character of body) sum = (sum * 31 + character.charCodeAt(0)) % 4096;
    return body + characters.charAt(sum >> 6) + characters.charAt(sum % 64);
  }

  test("is refused with a text that is no id, one that is a number, or one twice", () => {
    expect(decodeIds(forged("", "a", "b"))).toEqual(["a", "b"]);
    expect(decodeIds(forged("", "x".repeat(64)))).toEqual(["x".repeat(64)]);
    for (const parts of [
      [""],
      ["", ""],
      ["", "x".repeat(65)],
      ["", "a b"],
      ["", "7"],
      ["", "007"],
      ["", "a", "a"],
      ["AAAA", "a"],
      ["a", "b"],
      [OLD],
    ])
      expect([parts, decodeIds(forged(...parts))]).toEqual([parts, null]);
  });

  test("names at most 5,000 activities", () => {
    const texts = Array.from({ length: 4999 }, (_, place) => `T${place}`);
    expect(decodeIds(encodeIds([7, ...texts]))).toHaveLength(5000);
    expect(decodeIds(encodeIds([7, 8, ...texts]))).toBeNull();
  });

  test("is never read from rubbish with an error", () => {
    const part = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), text);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        for (const code of [parts.join("~"), forged(...parts)]) {
          const ids = decodeIds(code);
          expect(ids === null || ids.length > 0).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("an address with a selection", () => {
  test("holds it in the fragment, which no server receives, without the page's query and fragment", () => {
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
