/** A drag before what follows a finger has arrived, or without it. */
import { describe, expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { hold } from "../hold.ts";
import { said } from "../seen.ts";
import { expectServerPage, openWritten, releaseAll } from "../written-page.ts";
import { books, posters, reached, swipe } from "./carousel-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const LATE = /\/swiping-[^/]*\.js$/;

/** A page whose code for drags comes when the test says so. */
async function openHeld(name: string, html: string, options: PageOptions) {
  const page = await openWritten(site, html, { width: 700, ...options });
  const come = await hold(page, LATE);
  let asked = 0;
  page.on("request", (request) => {
    if (LATE.test(request.url())) asked += 1;
  });
  await page.whenReady(name);
  return { page, come, asked: () => asked };
}

/** Whether the code for drags is at work. */
const follows = (page: WatchedPage) => page.locator(".signet-swiper-initialized").count();

describe.each([
  ["must-see", posters(5), "Affiche"],
  ["books", books(5), "Livre"],
])("%s", (name, html, title) => {
  const front = (page: WatchedPage) => reached(page, name);

  test("asks for the code when a pointer comes over the slides, not for buttons and keyboard", async () => {
    const { page, come, asked } = await openHeld(name, html, {});
    const next = page.getByRole("button", { name: /suivant/ });
    await next.click();
    await next.press("Enter");
    await expect.poll(() => front(page)).toEqual(["3"]);
    expect(asked()).toBe(0);
    await page.locator(".signet-ring").hover();
    await expect.poll(asked).toBe(1);
    come();
    await expect.poll(() => follows(page)).toBe(1);
    expect(await front(page)).toEqual(["3"]);
    await next.click();
    await expect.poll(() => front(page)).toEqual(["4"]);
    await page.expectSilent();
  });

  test("turns at the end of a drag while the code loads, and follows the finger afterwards", async () => {
    const { page, come } = await openHeld(name, html, { touch: true });
    await swipe(page, ".signet-ring", -160);
    await expect.poll(() => front(page)).toEqual(["2"]);
    await expect.poll(() => said(page)).toBe(`2 sur 5 : ${title} 2`);
    await swipe(page, ".signet-ring", 160);
    await swipe(page, ".signet-ring", 160);
    await expect.poll(() => front(page)).toEqual(["5"]);
    come();
    await expect.poll(() => follows(page)).toBe(1);
    expect(await front(page)).toEqual(["5"]);
    await swipe(page, ".signet-ring", -160);
    await expect.poll(() => front(page)).toEqual(["1"]);
    await releaseAll(page);
    await expectServerPage(page);
  });

  test("a drag during which the code comes turns it by one", async () => {
    const { page, come } = await openHeld(name, html, { touch: true });
    const box = await page.locator(".signet-ring").boundingBox();
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: (box?.y ?? 0) + 60 }],
      });
    await touch("touchStart", 450);
    come();
    await expect.poll(() => follows(page)).toBe(1);
    for (const x of [430, 410, 390, 370, 350]) await touch("touchMove", x);
    const offset = () =>
      page
        .locator(".signet-ring > *")
        .first()
        .evaluate((item) => item.style.getPropertyValue("--signet-offset"));
    await expect.poll(async () => Number(await offset())).toBeLessThan(-0.05);
    expect(await front(page)).toEqual(["1"]);
    await touch("touchEnd");
    await expect.poll(() => front(page)).toEqual(["2"]);
    await page.expectSilent();
  });

  test("without the code every drag turns it when the finger lets go, and it is reported once", async () => {
    const page = await openWritten(site, html, { touch: true, width: 700 });
    await page.route(LATE, (route) => route.abort());
    await page.whenReady(name);
    await swipe(page, ".signet-ring", -160);
    await expect.poll(() => front(page)).toEqual(["2"]);
    await swipe(page, ".signet-ring", -160);
    await expect.poll(() => front(page)).toEqual(["3"]);
    await expect.poll(() => page.problems.filter((line) => line.includes("Signet:")).length).toBe(1);
    expect(page.takeProblems().join()).toContain("swiping-");
  });
});

test("a mouse that drags a poster by its link or picture before the code loads opens nothing", async () => {
  const { page } = await openHeld("must-see", posters(3), { reducedMotion: true });
  for (const [index, selector] of ["a", "img"].entries()) {
    const box = await page.locator(`.signet-ring > :not([inert]) ${selector}`).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const by of [20, 60, 100]) await page.mouse.move(x - by, y);
    await page.mouse.up();
    await expect.poll(() => reached(page, "must-see")).toEqual([String(index + 2)]);
  }
  expect(new URL(page.url()).pathname).toBe("/ecrit");
  // The next press is a click again.
  await page.locator(".signet-ring > :not([inert]) a").click();
  await page.waitForURL("**/faq");
});
