/** Who locks the page, and what is restored; layout is tested in test/browser/overlays/overlays.test.ts. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lockScroll } from "../../../src/shared/overlay/scroll-lock.ts";

let life: AbortController;
const { documentElement: root, body } = document;
const overflow = () => root.style.getPropertyValue("overflow");

beforeEach(() => {
  life = new AbortController();
});

afterEach(() => {
  life.abort();
  for (const element of [root, body]) element.removeAttribute("style");
});

test("the page scrolls again, unchanged, when the last lock is released", () => {
  const [menu, search] = [lockScroll(life.signal), lockScroll(life.signal)];
  expect(overflow()).toBe("hidden");
  menu();
  menu();
  expect(overflow()).toBe("hidden");
  search();
  expect(overflow()).toBe("");
  expect(root.hasAttribute("style")).toBe(false);
});

test("the end of a marker releases its lock", () => {
  const other = new AbortController();
  lockScroll(life.signal);
  lockScroll(other.signal);
  life.abort();
  expect(overflow()).toBe("hidden");
  other.abort();
  expect(overflow()).toBe("");
  lockScroll(other.signal);
  expect(overflow()).toBe("");
});

test("the page's own style attribute is restored", () => {
  root.style.setProperty("overflow", "clip", "important");
  root.style.setProperty("color", "red");
  const letGo = lockScroll(life.signal);
  expect(overflow()).toBe("hidden");
  letGo();
  expect(root.getAttribute("style")).toMatch(/overflow: clip !important/);
  expect(root.getAttribute("style")).toMatch(/color: red/);
});

test("two copies of the script share one count", async () => {
  vi.resetModules();
  const copy: typeof import("../../../src/shared/overlay/scroll-lock.ts") = await import(
    "../../../src/shared/overlay/scroll-lock.ts"
  );
  expect(copy.lockScroll).not.toBe(lockScroll);
  const letGo = lockScroll(life.signal);
  const letGoToo = copy.lockScroll(life.signal);
  letGo();
  expect(overflow()).toBe("hidden");
  letGoToo();
  expect(overflow()).toBe("");
});
