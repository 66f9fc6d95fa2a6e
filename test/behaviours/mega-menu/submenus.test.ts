/** What a narrow page shows while a sub-menu is open, and after. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { findMenu } from "../../../src/behaviours/mega-menu/find-menu.ts";
import { createSubmenus, type Submenus } from "../../../src/behaviours/mega-menu/submenus.ts";
import { element } from "../../shared/enhance/page.ts";

const CLOSED = { phase: "open", submenu: null, entry: null, wide: false } as const;
const OPEN = { ...CLOSED, submenu: 0 };

let life: AbortController;
let submenus: Submenus;
let server: string;

beforeEach(() => {
  document.body.innerHTML = `<div id="marker"><button>Menu</button><nav id="menu">
    <ul id="main"><li><a href="/">Accueil</a></li></ul>
    <p id="later" hidden>Bientôt</p>
    <section id="past" data-submenu><h2>Éditions</h2><a href="/2025">2025</a></section>
    <section id="more" data-submenu><h2>Salon</h2><a href="/salon">Le salon</a></section></nav></div>`;
  server = document.body.innerHTML;
  life = new AbortController();
  submenus = createSubmenus(findMenu(element("#marker")), life.signal, { enter() {}, back() {} });
});

afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

/** Ids of the parts of the menu that are shown. */
const shown = () =>
  [...element("nav").children].flatMap((one) => (one.id && !(one as HTMLElement).hidden ? one.id : []));
const openers = () => [...document.querySelectorAll<HTMLElement>(".signet-menu-opener")];

test("a sub-menu takes the place of everything else, and gives it back", () => {
  submenus.show(CLOSED);
  expect(shown()).toEqual(["main"]);
  expect(openers().map(({ hidden }) => hidden)).toEqual([false, false]);
  submenus.show(OPEN);
  expect(shown()).toEqual(["past"]);
  expect(openers().map((one) => one.getAttribute("aria-expanded"))).toEqual(["true", "false"]);
  expect(openers().map(({ hidden }) => hidden)).toEqual([true, true]);
});

test("what the page has hidden in the menu stays hidden", () => {
  submenus.show(CLOSED);
  submenus.show(OPEN);
  submenus.show(CLOSED);
  expect(shown()).toEqual(["main"]);
  submenus.show({ ...CLOSED, wide: true });
  expect(shown()).toEqual(["main", "past", "more"]);
});

test("in columns there are no buttons between them, and every sub-menu is shown", () => {
  submenus.show({ ...OPEN, wide: true });
  expect(element("#past").hidden).toBe(false);
  const buttons = [...document.querySelectorAll<HTMLElement>("nav button")];
  expect(buttons.map(({ hidden }) => hidden)).toEqual([true, true, true, true]);
});

test("the buttons are removed at the end", () => {
  submenus.show(CLOSED);
  life.abort();
  expect(document.body.innerHTML).toBe(server);
});
