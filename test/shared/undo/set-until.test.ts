import { expect, it } from "vitest";
import { setUntil } from "../../../src/shared/undo/set-until.ts";

it("sets an attribute until the abort, then restores the server's value or removes it", () => {
  const end = new AbortController();
  const button = document.createElement("button");
  button.setAttribute("aria-expanded", "mixed");
  button.setAttribute("popover", "");
  setUntil(end.signal, button, "aria-expanded", "false");
  setUntil(end.signal, button, "aria-haspopup", "dialog");
  setUntil(end.signal, button, "popover", null);
  button.setAttribute("aria-expanded", "true");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.getAttribute("aria-haspopup")).toBe("dialog");
  expect(button.hasAttribute("popover")).toBe(false);
  end.abort();
  expect(button.getAttributeNames().toSorted(), "without notes").toEqual(["aria-expanded", "popover"]);
  expect(button.getAttribute("aria-expanded")).toBe("mixed");
  expect(button.hasAttribute("aria-haspopup")).toBe(false);
  expect(button.getAttribute("popover")).toBe("");
});
