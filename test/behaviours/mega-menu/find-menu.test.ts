/** What the menu looks for, and what it says to an integrator whose markup is wrong. */
import { expect, test } from "vitest";
import { findMenu } from "../../../src/behaviours/mega-menu/find-menu.ts";
import { outside } from "../../../src/behaviours/mega-menu/outside.ts";
import type { MarkerError } from "../../../src/shared/enhance/errors.ts";

function marker(html: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

const LINKS = '<ul><li><a href="/faq">Foire aux questions</a></li></ul>';

test("finds the menu's parts inside a CMS's markup, and ignores other buttons in the nav", () => {
  const { burger, nav, submenus, entries } = findMenu(
    marker(`<p></p><p><button>Menu</button><br></p><div class="wp-block"><nav>
      <button>Fermer</button>${LINKS}<div data-submenu="data-submenu"><p><br></p><h3> Éditions </h3>
      <details><p></p><summary>2025</summary>${LINKS}</details></div></nav></div>`),
  );
  expect(burger.textContent).toBe("Menu");
  expect(nav.querySelectorAll("a")).toHaveLength(2);
  expect(submenus.map(({ label }) => label.textContent?.trim())).toEqual(["Éditions"]);
  expect(entries.map(({ label }) => label.textContent)).toEqual(["2025"]);
});

test.each([
  ["no-nav", "<nav", `<button>Menu</button>${LINKS}`],
  ["no-nav-link", "<a href", "<button>Menu</button><nav><ul><li>Foire</li></ul></nav>"],
  ["no-menu-button", "<button", `<nav><button>Fermer</button>${LINKS}</nav>`],
  [
    "no-submenu-heading",
    "<section data-submenu><h2>",
    `<button>Menu</button><nav>${LINKS}<section data-submenu><h2> </h2></section></nav>`,
  ],
  [
    "no-entry-summary",
    "<summary>",
    `<button>Menu</button><nav>${LINKS}<details>2025 ${LINKS}</details></nav>`,
  ],
])("says %s, and quotes the markup expected", (code, quoted, html) => {
  let error: MarkerError | undefined;
  try {
    findMenu(marker(html));
  } catch (thrown) {
    error = thrown as MarkerError;
  }
  expect(error?.name).toBe("MarkerError");
  expect(error?.code).toBe(code);
  expect(error?.expected).toContain(quoted);
});

test("outside() gives as few elements as possible that cover everything except the kept ones", () => {
  const page = marker(`<header id="a"><a id="b"></a><div><button id="c"></button><i id="d"></i></div></header>
    <main id="e"><p id="f"></p></main>`);
  const ids = (kept: string[]) =>
    outside(
      page,
      kept.map((id) => page.querySelector(`#${id}`) as Element),
    ).map(({ id }) => id);
  expect(ids(["c"])).toEqual(["b", "d", "e"]);
  expect(ids(["c", "f"])).toEqual(["b", "d"]);
  expect(ids(["a"])).toEqual(["e"]);
});
