/** A press that waits for its code, and the presses after it. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { lastPress } from "../../../src/shared/overlay/last-press.ts";

let life: AbortController;

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = '<button id="one"></button><button id="two"></button>';
});
afterEach(() => life.abort());

const press = (id: string) => document.getElementById(id)?.click();

test("a press is the last one until something else, or the same again, is pressed", () => {
  for (const next of ["one", "two"]) {
    const isLast = lastPress(life.signal);
    expect(isLast()).toBe(true);
    press(next);
    expect(isLast()).toBe(false);
  }
});

test("a press counts also where another listener stops it", () => {
  document.getElementById("two")?.addEventListener("click", (event) => event.stopPropagation());
  const isLast = lastPress(life.signal);
  press("two");
  expect(isLast()).toBe(false);
});
