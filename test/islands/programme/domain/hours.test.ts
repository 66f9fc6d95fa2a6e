import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hourOptions,
  hoursText,
  joinHours,
  withEnd,
} from "../../../../src/islands/programme/domain/hours.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

describe("the hours", () => {
  it("are printed as a range, or as the whole day", () => {
    expect(plain(hoursText([9, 21], "toute la journée"))).toBe("9 h à 21 h");
    expect(plain(hoursText([0, 12], "toute la journée"))).toBe("0 h à 12 h");
    expect(hoursText([0, 24], "toute la journée")).toBe("toute la journée");
  });

  it("move the other end when needed, and are never equal", () => {
    expect(withEnd([9, 12], 0, 10)).toEqual([10, 12]);
    expect(withEnd([9, 12], 0, 15)).toEqual([15, 16]);
    expect(withEnd([9, 12], 1, 9)).toEqual([8, 9]);
    const end = fc.constantFrom(0 as const, 1 as const);
    fc.assert(
      fc.property(fc.nat(23), fc.integer({ min: 1, max: 24 }), end, fc.nat(23), (from, length, which, at) => {
        const hour = hourOptions(which)[at]?.value ?? Number.NaN;
        const next = withEnd([from, Math.min(24, from + length)], which, hour);
        expect(next[which]).toBe(hour);
        expect(next[0]).toBeLessThan(next[1]);
        expect(next[0]).toBeGreaterThanOrEqual(0);
        expect(next[1]).toBeLessThanOrEqual(24);
      }),
    );
  });

  it("of a form's two fields become one key; a form without them keeps its key", () => {
    const both = new URLSearchParams("hours=1,2&heure_debut=9&heure_fin=21");
    joinHours(both);
    expect(both.get("hours")).toBe("9,21");
    const none = new URLSearchParams("hours=1,2&heure_debut=9");
    joinHours(none);
    expect(none.get("hours")).toBe("1,2");
  });
});
