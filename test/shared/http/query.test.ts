import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeQuery } from "../../../src/shared/http/query.ts";

describe("a query for the API", () => {
  it("has bracket keys for objects and repeated keys for lists, in the order given", () => {
    expect(encodeQuery({ page: 2, mode: { name: "list", random: 7 }, aspects: [6332, 6335], on: true })).toBe(
      "page=2&mode[name]=list&mode[random]=7&aspects[]=6332&aspects[]=6335&on=true",
    );
  });

  it("leaves out what is not set, but neither 0 nor false nor an empty text", () => {
    expect(encodeQuery({ a: null, b: undefined, c: [], d: {}, e: 0, f: false, g: "" })).toBe(
      "e=0&f=false&g=",
    );
  });

  it("escapes keys and values, and survives half a surrogate pair", () => {
    expect(encodeQuery({ "a&b": "é=1&x", c: { "d]": "\ud800" } })).toBe(
      "a%26b=%C3%A9%3D1%26x&c[d%5D]=%EF%BF%BD",
    );
  });

  it("is read back by URLSearchParams", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1, unit: "grapheme" }), fc.string({ unit: "grapheme" })),
        (query) => {
          expect(Object.fromEntries(new URLSearchParams(encodeQuery(query)))).toEqual({ ...query });
        },
      ),
    );
  });
});
