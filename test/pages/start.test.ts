/** What the server's pages ask of a browser before the first picture: counts, never times. */
import { describe, expect, test } from "vitest";
import { pageHtml, page as programmePage } from "./programme-setup.ts";
import { ADDRESSES, all, sitePage } from "./site-setup.ts";

const PROGRAMME = [
  "/programmation",
  "/programmation?page=2",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
];
const FIELD = "input:not([type=hidden]), select, textarea";

describe("Fields that a browser's form filling visits", () => {
  test.each(PROGRAMME)("%s has none in its cards", (address) => {
    expect(pageHtml(address)).toContain("<article");
    const cards = programmePage(address).querySelector(".signet-list") as Element;
    expect(all(cards, "details").length).toBeGreaterThan(20);
    expect(all(cards, FIELD)).toEqual([]);
  });

  // For each field in a closed <details> Chromium lays out the page once more: one is the address of the share block.
  test.each(ADDRESSES)("%s has at most one in closed panels", (address) => {
    expect(all(sitePage(address), `details:not([open]) :is(${FIELD})`).length).toBeLessThanOrEqual(1);
  });
});
