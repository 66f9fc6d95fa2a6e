import { expect, test } from "vitest";
import { ownPage } from "../../../src/shared/dom/own-page.ts";

test("a marker's page is its own while it is in the document, at the path that it was mounted on", () => {
  const marker = document.body.appendChild(document.createElement("div"));
  const page = { location: { pathname: "/programmation" } as Location };
  const isHere = ownPage(marker, page);
  expect(isHere()).toBe(true);
  page.location.pathname = "/faq";
  expect(isHere()).toBe(false);
  page.location.pathname = "/programmation";
  expect(isHere()).toBe(true);
  marker.remove();
  expect(isHere()).toBe(false);
});
