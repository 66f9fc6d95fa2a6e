import { beforeEach, expect, test } from "vitest";
import { keepFocus } from "../../../src/shared/focus/keep-focus.ts";
import { element } from "../enhance/page.ts";

beforeEach(() => {
  document.body.innerHTML = '<button id="outside">x</button><div id="m"></div>';
});

/** Focuses `selector` in the server's HTML, exchanges it for the island's, and says what has focus then. */
function exchange(server: string, selector: string, island: string): Element | null {
  const marker = element("#m");
  marker.innerHTML = server;
  element(selector).focus();
  keepFocus(marker, () => {
    marker.innerHTML = island;
  });
  return document.activeElement;
}

test("focus moves to the element with the same id", () => {
  const now = exchange('<input id="a:1" name="q">', "input", '<input name="q"><input id="a:1" class="new">');
  expect(now?.className).toBe("new");
});

test("else to the field with the same name, the same choice of a group first", () => {
  const group = '<input type="radio" name="day" value="1"><input type="radio" name="day" value="2">';
  expect((exchange(group, '[value="2"]', group) as HTMLInputElement).value).toBe("2");
  expect(exchange('<select name="date"></select>', "select", '<input name="date">')?.localName).toBe("input");
});

test("else to the link with the same address", () => {
  const now = exchange('<a href="/a?x=1">A</a>', "a", '<a href="/b">B</a><a href="/a?x=1" id="same">A</a>');
  expect(now?.id).toBe("same");
});

test("else to the first heading, so that reading goes on there", () => {
  const now = exchange("<button>x</button>", "#m button", "<div><h2>Programmation</h2></div>");
  expect(now?.textContent).toBe("Programmation");
});

test("else to the marker itself, never to the top of the page", () => {
  expect(exchange("<button>x</button>", "#m button", "<p>y</p>")?.id).toBe("m");
});

test("focus that was elsewhere, or stays in the page, is left alone", () => {
  expect(exchange('<input name="q">', "#outside", '<input name="q">')?.id).toBe("outside");
  const marker = element("#m");
  marker.innerHTML = "<h2>x</h2><input>";
  element("#m input").focus();
  keepFocus(marker, () => marker.querySelector("h2")?.remove());
  expect(document.activeElement?.localName).toBe("input");
});
