import { afterEach, describe, expect, test } from "vitest";
import { linkOfClick } from "../../../src/shared/focus/link-of-click.ts";
import { isPlainClick } from "../../../src/shared/focus/plain-click.ts";

const click = (init: MouseEventInit = {}) =>
  new MouseEvent("click", { bubbles: true, cancelable: true, ...init });

describe("a plain click", () => {
  test("is made with the primary button and without keys", () => {
    expect(isPlainClick(click())).toBe(true);
  });

  test.each([
    ["Alt, which downloads", { altKey: true }],
    ["Control, which opens a tab", { ctrlKey: true }],
    ["Meta, which opens a tab on a Mac", { metaKey: true }],
    ["Shift, which opens a window", { shiftKey: true }],
    ["the middle button", { button: 1 }],
  ])("is not one with %s", (_what, init) => {
    expect(isPlainClick(click(init))).toBe(false);
  });

  test("is not one that another listener has handled", () => {
    const handled = click();
    handled.preventDefault();
    expect(isPlainClick(handled)).toBe(false);
  });
});

describe("the link of a click", () => {
  /** Clicks `selector` in `html`, and says which link was found by a listener on the document. */
  function found(html: string, selector: string, init?: MouseEventInit): string | null | undefined {
    document.body.innerHTML = html;
    let id: string | null | undefined;
    const listener = (event: MouseEvent) => {
      id = linkOfClick(event)?.id ?? null;
      event.preventDefault();
    };
    document.addEventListener("click", listener, { once: true });
    document.querySelector(selector)?.dispatchEvent(click(init));
    return id;
  }

  afterEach(() => document.body.replaceChildren());

  test("is the one around what was clicked", () => {
    expect(found('<a id="a" href="#x"><b>x</b></a>', "b")).toBe("a");
  });

  test("is none for a click with a key, nor beside links", () => {
    expect(found('<a id="a" href="#x"><b>x</b></a>', "b", { altKey: true })).toBeNull();
    expect(found('<a id="a" href="#x">x</a><p>y</p>', "p")).toBeNull();
  });

  test.each(['target="_blank"', "download"])("is not one with %s", (attribute) => {
    expect(found(`<a id="a" href="#x" ${attribute}>x</a>`, "a")).toBeNull();
  });

  test("is none for a click sent to the document itself", () => {
    let link: unknown;
    document.addEventListener("click", (event) => (link = linkOfClick(event)), { once: true });
    document.dispatchEvent(click());
    expect(link).toBeNull();
  });
});
