/** The order of overlays; together with the browser's own dialogs and popovers: test/browser/overlays/overlays.test.ts. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type CloseReason, openOverlay } from "../../../src/shared/overlay/overlays.ts";

let life: AbortController;
let heard: string[];

beforeEach(() => {
  life = new AbortController();
  heard = [];
  document.body.innerHTML = `
    <button id="menu-opener">Menu</button><div id="menu"><a href="/menu">…</a></div>
    <button id="search-opener">Rechercher</button><div id="search"><a href="/search">…</a></div>
    <a id="elsewhere" href="/elsewhere">…</a>`;
});

afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const focusInto = (id: string) => byId(id).querySelector("a")?.focus();
const focused = () => document.activeElement?.id;

function open(id: string, options: { modal?: boolean; opener?: string; signal?: AbortSignal } = {}) {
  const { modal = true, opener = `${id}-opener`, signal = life.signal } = options;
  byId(id).hidden = false;
  const onClose = (reason: CloseReason) => {
    byId(id).hidden = true;
    heard.push(`${id} ${reason}`);
  };
  return openOverlay({ element: byId(id), modal, opener: byId(opener), onClose }, signal);
}

/** Presses Escape; returns whether no listener has used it. */
function pressEscape(more: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...more }),
  );
}

describe("Escape", () => {
  test("closes the top one only, once", () => {
    open("menu", { modal: false });
    open("search", { modal: false });
    expect(pressEscape()).toBe(false);
    expect(heard).toEqual(["search asked"]);
    pressEscape();
    expect(heard).toEqual(["search asked", "menu asked"]);
    expect(pressEscape()).toBe(true);
  });

  test("held down does not close a second one", () => {
    open("menu", { modal: false });
    open("search", { modal: false });
    pressEscape();
    expect(pressEscape({ repeat: true })).toBe(false);
    expect(heard).toEqual(["search asked"]);
  });

  test("is ignored after another use: a field in the overlay, an input method", () => {
    open("menu");
    byId("menu").addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    byId("menu").dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
    pressEscape({ isComposing: true });
    expect(heard).toEqual([]);
  });

  test("closes the right one after one below has been closed by its button", () => {
    const closeMenu = open("menu", { modal: false });
    open("search", { modal: false });
    closeMenu();
    pressEscape();
    expect(heard).toEqual(["menu asked", "search asked"]);
  });
});

describe("one overlay at a time", () => {
  test("a modal one closes all others", () => {
    open("menu", { modal: false });
    open("search");
    expect(heard).toEqual(["menu replaced"]);
  });

  test("the top one is closed first: it may have been opened from the one below", () => {
    open("menu", { modal: false });
    open("search", { modal: false });
    const onClose = () => {};
    openOverlay({ element: byId("elsewhere"), modal: true, opener: byId("elsewhere"), onClose }, life.signal);
    expect(heard).toEqual(["search replaced", "menu replaced"]);
  });

  test("one that is not modal opens above the others", () => {
    open("menu");
    open("search", { modal: false });
    expect(heard).toEqual([]);
  });

  test("two copies of the script share the stack", async () => {
    vi.resetModules();
    const copy: typeof import("../../../src/shared/overlay/overlays.ts") = await import(
      "../../../src/shared/overlay/overlays.ts"
    );
    expect(copy.openOverlay).not.toBe(openOverlay);
    open("menu", { modal: false });
    const onClose = () => heard.push("copy");
    const overlay = { element: byId("search"), opener: byId("search-opener"), onClose };
    copy.openOverlay(overlay, life.signal);
    pressEscape();
    expect(heard).toEqual(["copy"]);
    copy.openOverlay({ ...overlay, modal: true }, life.signal);
    expect(heard).toEqual(["copy", "menu replaced"]);
  });
});

describe("focus", () => {
  test("goes back to the opener", () => {
    open("menu");
    focusInto("menu");
    pressEscape();
    expect(focused()).toBe("menu-opener");
  });

  test("stays where the visitor has moved it", () => {
    const close = open("menu", { modal: false });
    byId("elsewhere").focus();
    close();
    expect(focused()).toBe("elsewhere");
  });

  test("is not returned when the visitor goes elsewhere", () => {
    const close = open("menu", { modal: false });
    focusInto("menu");
    close("left");
    expect(focused()).not.toBe("menu-opener");
    expect(heard).toEqual(["menu left"]);
  });

  test("goes to the opener of the replaced overlay when its own opener was inside that", () => {
    open("menu");
    const inside = byId("menu").querySelector("a") as HTMLElement;
    inside.id = "inside";
    inside.focus();
    open("search", { opener: "inside" });
    focusInto("search");
    // happy-dom would focus hidden elements.
    vi.spyOn(inside, "focus").mockImplementation(() => {});
    pressEscape();
    expect(focused()).toBe("menu-opener");
  });
});

describe("the end of a marker", () => {
  test("closes the overlay, returns focus, and leaves no listener", () => {
    open("menu");
    focusInto("menu");
    life.abort();
    expect(heard).toEqual(["menu ended"]);
    expect(focused()).toBe("menu-opener");
    expect(pressEscape()).toBe(true);
    expect(heard).toEqual(["menu ended"]);
  });

  test("leaves the others on the stack", () => {
    const other = new AbortController();
    open("menu", { modal: false });
    open("search", { modal: false, signal: other.signal });
    other.abort();
    pressEscape();
    expect(heard).toEqual(["search ended", "menu asked"]);
  });

  test("prevents opening afterwards", () => {
    life.abort();
    const close = open("menu");
    close();
    expect(pressEscape()).toBe(true);
    expect(heard).toEqual([]);
  });
});

test("a close button, pressed twice, closes once", () => {
  const close = open("menu");
  close();
  close();
  expect(heard).toEqual(["menu asked"]);
});
