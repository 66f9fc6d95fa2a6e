import { afterEach, describe, expect, test, vi } from "vitest";
import { mayFetch, rememberFetch } from "../../../src/shared/dom/consent.ts";

describe("before something is fetched from another service the visitor is asked", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test("when the page asks for it, or the browser saves data; and only until consent", () => {
    expect(mayFetch("map", false)).toBe(true);
    expect(mayFetch("map", true)).toBe(false);
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    expect(mayFetch("map", false)).toBe(false);
    rememberFetch("map");
    expect(mayFetch("map", true)).toBe(true);
    expect(mayFetch("webcast", true)).toBe(false);
  });

  test("each time in a browser without storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("refused");
      },
      setItem: () => {
        throw new Error("refused");
      },
    });
    rememberFetch("map");
    expect(mayFetch("map", true)).toBe(false);
    expect(mayFetch("map", false)).toBe(true);
  });
});
