import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation } from "../../../src/shared/carousel/rotation.ts";

const motion = vi.hoisted(() => ({
  allowed: true,
  beat: () => {},
  changed: () => {},
}));
// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("../../../src/shared/dom/motion.ts", () => ({
  pageMotion: () => ({
    allowed: () => motion.allowed,
    watch: (listener: () => void) => {
      motion.changed = listener;
    },
    onStep: (_: Element, step: () => void) => {
      motion.beat = step;
    },
  }),
}));

let held = false;
let turns = 0;
const beats = (count: number) => {
  for (let beat = 0; beat < count; beat += 1) motion.beat();
  return turns;
};
const rotation = (changed = () => {}) =>
  createRotation(
    document.body,
    {
      turn: () => {
        turns += 1;
      },
      held: () => held,
      changed,
    },
    new AbortController().signal,
  );

beforeEach(() => {
  motion.allowed = true;
  held = false;
  turns = 0;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

test("turns at every second beat of the page's ticker", () => {
  rotation();
  expect([beats(1), beats(1), beats(1), beats(1)]).toEqual([0, 1, 1, 2]);
});

test("does not turn under pointer or focus, and waits four seconds when they leave", () => {
  rotation();
  beats(1);
  held = true;
  expect(beats(5)).toBe(0);
  held = false;
  expect([beats(1), beats(1)]).toEqual([0, 1]);
});

test("stays stopped by the visitor until it is started, and reports each change once", () => {
  const changed = vi.fn();
  const one = rotation(changed);
  one.set(false);
  one.set(false);
  expect(beats(9)).toBe(0);
  expect(one.plays()).toBe(false);
  one.set(true);
  expect(beats(2)).toBe(1);
  expect(changed).toHaveBeenCalledTimes(2);
});

test("does not play where motion is not allowed, whatever the visitor chose here", () => {
  const one = rotation();
  motion.allowed = false;
  expect([one.plays(), one.allowed()]).toEqual([false, false]);
  motion.allowed = true;
  expect(one.plays()).toBe(true);
});

test("waits for a request when the browser saves data", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const one = rotation();
  expect(beats(4)).toBe(0);
  one.set(true);
  expect(beats(2)).toBe(1);
});
