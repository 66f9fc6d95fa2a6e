import { afterEach, expect, test } from "vitest";
import { cardOf } from "../../../src/shared/list/card-of.ts";

afterEach(() => document.body.replaceChildren());

test("finds a card by its slug, whatever the slug holds", () => {
  const card = document.createElement("article");
  card.dataset.slug = `"] , * [x="`;
  document.body.append(document.createElement("article"), card);
  expect(cardOf(document, (slug) => slug === `"] , * [x="`)).toBe(card);
  expect(cardOf(document, (slug) => slug === "autre")).toBeUndefined();
  expect(cardOf(null, () => true)).toBeUndefined();
});
