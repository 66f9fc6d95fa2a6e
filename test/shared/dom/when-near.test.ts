import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenNear } from "../../../src/shared/dom/when-near.ts";

let look: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void;
const leaves: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof look) {
        look = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Groups one below the other, each as high as the window; `measured` is how often one was measured. */
function groups(count: number) {
  let measured = 0;
  const list = Array.from({ length: count }, (_, index) => {
    const group = document.createElement("ol");
    group.getBoundingClientRect = () => {
      measured += 1;
      return { top: index * innerHeight, bottom: (index + 1) * innerHeight } as DOMRect;
    };
    document.body.append(group);
    return group;
  });
  const told: number[] = [];
  const wait = (index: number) => leaves.push(whenNear(list[index] as Element, () => void told.push(index)));
  return { list, told, wait, measured: () => measured };
}

test("tells at once of groups in the window and one window below it, later of the others", () => {
  const { list, told, wait } = groups(4);
  for (const index of list.keys()) wait(index);
  expect(told).toEqual([0, 1]);
  look([{ isIntersecting: true, target: list[3] as Element }]);
  expect(told).toEqual([0, 1, 3]);
});

test("a page added to a list after a far one is not measured, and is told of when it is near", () => {
  const { list, told, wait, measured } = groups(40);
  for (const index of list.keys()) wait(index);
  expect(measured()).toBe(3);
  look([{ isIntersecting: true, target: list[39] as Element }]);
  expect(told).toEqual([0, 1, 39]);
});

test("a group after one that has come near is measured again", () => {
  const { list, told, wait, measured } = groups(4);
  wait(2);
  look([{ isIntersecting: true, target: list[2] as Element }]);
  wait(3);
  expect([told, measured()]).toEqual([[2], 2]);
});

test("printing tells all", () => {
  const { list, told, wait } = groups(5);
  for (const index of list.keys()) wait(index);
  dispatchEvent(new Event("beforeprint"));
  expect(told).toEqual([0, 1, 2, 3, 4]);
});
