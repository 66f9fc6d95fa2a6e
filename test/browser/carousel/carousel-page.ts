/** Pages of carousels, as an editor would write them, and what the tests of all three markers read. */
import { expect } from "vitest";
import type { WatchedPage } from "../harness.ts";

const many = (count: number, item: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index + 1)).join("");

const picture = (number: number) =>
  `<img src="/media/portrait/Voix%20${number}.svg" alt="" width="200" height="250">`;

export const posters = (
  count: number,
): string => `<div data-behaviour="must-see"><h2>Affiches</h2><div data-controls></div>
  <p>${many(count, (n) => `<a href="#affiche-${n}">${n}</a> `)}</p>
  <ul>${many(count, (n) => `<li id="affiche-${n}"><h3>Affiche ${n}</h3>${picture(n)}<p><a href="/faq">Voir l’affiche ${n}</a></p></li>`)}</ul></div>`;

export const books = (count: number): string => `<div data-behaviour="books"><h2>Livres</h2>
  <ul>${many(count, (n) => `<li>${picture(n)}<div><h3>Livre ${n}</h3><p><a href="/faq">Acheter le livre ${n}</a></p></div></li>`)}</ul></div>`;

export const cards = (count: number): string => `<div data-behaviour="card-rotation">
  <ul>${many(count, (n) => `<li><a href="/auteurs">${picture(n)} Voix ${n}</a></li>`)}</ul></div>`;

/** Numbers of the items that are neither inert nor hidden, in the order of the page. */
export const reached = (page: WatchedPage, name: string): Promise<readonly string[]> =>
  page
    .locator(`[data-behaviour="${name}"] > ul > li`)
    .evaluateAll((items) =>
      items
        .filter((item) => !item.hasAttribute("inert") && !item.hasAttribute("hidden"))
        .map((item) => /\d+/.exec(item.textContent ?? "")?.[0] ?? ""),
    );

/** Drags a finger across an element by this many pixels. */
export async function swipe(page: WatchedPage, selector: string, by: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  const client = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 60);
  const from = box.x + box.width / 2 - by / 2;
  const at = (x: number) => [{ x, y }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (let step = 1; step <= 5; step += 1)
    await client.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: at(from + (by * step) / 5),
    });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Moves the page's clock until other cards of a marker are in reach. */
export async function turnedByClock(page: WatchedPage, marker: string): Promise<void> {
  const shown = async () => (await reached(page, marker)).join();
  const before = await shown();
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return shown();
    })
    .not.toBe(before);
}
