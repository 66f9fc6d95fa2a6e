import { beforeEach, expect, test, vi } from "vitest";
import { headingOf, IN_PLACE, moveFocus } from "../../../src/shared/focus/move-focus.ts";
import { element } from "../enhance/page.ts";

beforeEach(() => {
  document.body.innerHTML = '<h2 id="h">x</h2><button id="b">y</button><p id="p" tabindex="0">z</p>';
});

test("focuses an element, or the one with an id", () => {
  expect(moveFocus(element("#b"))).toBe(true);
  expect(document.activeElement?.id).toBe("b");
  expect(moveFocus("p")).toBe(true);
  expect(document.activeElement?.id).toBe("p");
});

test("says that nothing has focus where there is no element, and leaves it where it is", () => {
  moveFocus("b");
  expect(moveFocus("missing")).toBe(false);
  expect(moveFocus(null)).toBe(false);
  expect(document.activeElement?.id).toBe("b");
});

test("says that an element which refuses focus has none", () => {
  const refuses = element("#b");
  refuses.focus = () => {};
  expect(moveFocus(refuses)).toBe(false);
});

test("gives a heading a tabindex until focus leaves it", () => {
  const heading = element("#h");
  moveFocus(heading);
  expect(heading.getAttribute("tabindex")).toBe("-1");
  moveFocus("b");
  expect(heading.hasAttribute("tabindex")).toBe(false);
});

test("leaves a tabindex of the page as it is", () => {
  moveFocus("p");
  moveFocus("b");
  expect(element("#p").getAttribute("tabindex")).toBe("0");
});

test("scrolls unless told to stay in place", () => {
  const focus = vi.spyOn(element("#b"), "focus");
  moveFocus("b");
  expect(focus).toHaveBeenLastCalledWith(undefined);
  moveFocus("b", IN_PLACE);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test("a marker's heading is its first one, else the marker", () => {
  document.body.innerHTML = '<div id="m"><p>x</p><h4>y</h4><h2>z</h2></div><div id="n"></div>';
  expect(headingOf(element("#m")).textContent).toBe("y");
  expect(headingOf(element("#n")).id).toBe("n");
});
