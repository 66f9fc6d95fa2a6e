import { expect, test } from "vitest";
import { coverOf } from "../../../src/behaviours/books/covers.ts";

function item(html: string): HTMLElement {
  const element = document.createElement("li");
  element.innerHTML = html;
  return element;
}

test.each([
  ["the picture itself", '<img id="cover"><div><h3>Livre</h3></div>'],
  ["a link around the picture", '<a id="cover" href="/livre"><img></a><div><h3>Livre</h3></div>'],
  ["the picture, after stray line breaks", '<br><img id="cover"><br><div><h3>Livre</h3></div>'],
  ["the picture, in a wrapper around all", '<div><img id="cover"><div><h3>Livre</h3></div></div>'],
  ["without a picture, what stands in its place", '<span id="cover"></span><div><h3>Livre</h3></div>'],
])("the cover is %s", (_, html) => {
  expect(coverOf(item(html)).id).toBe("cover");
});

test("words alone have no place for a cover", () => {
  expect(() => coverOf(item("Le sel des autres"))).toThrow("no-cover");
});
