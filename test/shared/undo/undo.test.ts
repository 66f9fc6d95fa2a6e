/** Notes in a copied page are undone; a note that an author wrote brings nothing that a CMS refuses. */
import { afterEach, expect, test } from "vitest";
import { noteUndo } from "../../../src/shared/undo/note-undo.ts";
import { undo } from "../../../src/shared/undo/undo.ts";

afterEach(() => document.body.replaceChildren());

/** What becomes of a copy of a marker with this content. */
function undone(html: string): string {
  document.body.innerHTML = `<div id="marker">${html}</div>`;
  const marker = document.querySelector("#marker") as HTMLElement;
  undo(marker);
  return marker.innerHTML;
}

test("attributes have their earlier values again", () => {
  expect(
    undone('<p class="a b" data-signet-was-class="a" hidden="" data-signet-was-hidden="null">A</p>'),
  ).toBe('<p class="a">A</p>');
  expect(undone('<details data-signet-was-name="null" name="faq"></details>')).toBe("<details></details>");
  expect(undone('<form action="/activites" data-signet-was-action="null"></form>')).toBe("<form></form>");
});

test("a style loses what was added, and has its own values again", () => {
  expect(undone('<p style="color: red; --signet-turn: 5ms" data-signet-was-style="color: blue">A</p>')).toBe(
    '<p style="color: blue;">A</p>',
  );
  expect(undone('<p style="overflow: hidden" data-signet-was-style="null">A</p>')).toBe("<p>A</p>");
});

test("elements that were added are gone, their content stays where it was the page's", () => {
  expect(undone('<b data-signet-undo="remove">1</b><i data-signet-undo="unwrap">2<u>3</u></i>')).toBe(
    "2<u>3</u>",
  );
  expect(undone('<i data-signet-undo="1">2</i><i data-signet-undo="0">1</i>')).toBe("<i>1</i><i>2</i>");
  expect(
    undone(
      '<p>widget</p><template data-signet-undo="fill"><p class="a b" data-signet-was-class="a">A</p></template>',
    ),
  ).toBe('<p class="a">A</p>');
});

test("what belongs to running code stays", () => {
  document.body.innerHTML = '<div id="marker"></div><p class="a b">A</p>';
  const [marker, live] = document.body.children as unknown as [HTMLElement, HTMLElement];
  noteUndo(live, "a", "data-signet-was-class");
  undo(marker);
  expect(live.className).toBe("a b");
});

test.each([
  ['<p data-signet-was-onclick="mark()">A</p>', "<p>A</p>"],
  ['<a data-signet-was-href="/ailleurs">A</a>', "<a>A</a>"],
  ['<img data-signet-was-src="/ailleurs">', "<img>"],
  ['<form data-signet-was-action="/ailleurs"></form>', "<form></form>"],
  ['<form action="/ici" data-signet-was-action="/ailleurs"></form>', '<form action="/ici"></form>'],
  ['<iframe sandbox="" data-signet-was-sandbox="null"></iframe>', '<iframe sandbox=""></iframe>'],
  ['<a rel="nofollow" data-signet-was-rel="null">A</a>', '<a rel="nofollow">A</a>'],
  ['<p data-signet-was-style="position: fixed">A</p>', "<p>A</p>"],
  ['<form data-signet-was-name="body"></form>', "<form></form>"],
])("%s brings nothing that a CMS may refuse", (html, expected) => {
  expect(undone(html)).toBe(expected);
});
