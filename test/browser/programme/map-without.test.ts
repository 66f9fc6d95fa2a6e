/** Without the drawn map, the list of places, the cards and the counts work (ruling D71). */
import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { focusedId } from "../seen.ts";
import { inList, MAP, whole } from "./map-page.ts";

const site = useSite();

/** A page that records its reports, with the marker's attributes changed by `change`. */
async function open(change: (html: string) => string = (html) => html): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener("signet:report", (event) => {
      event.preventDefault();
      reports.push(String((event as CustomEvent<{ error: unknown }>).detail.error));
    });
  });
  await page.route(`**${MAP}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  return page;
}

/** A page that does not show the map at once has not got its first picture. */
const withoutPicture = (html: string) =>
  html.replace(/<div class="signet-programme-map-ground".*?<\/div><\/div>/s, "");

const reports = (page: WatchedPage) =>
  page.evaluate(() => (window as unknown as { reports: string[] }).reports);
const missing = (page: WatchedPage) => page.getByText("La carte n’est pas disponible.");

/** Chooses a place, follows its link, and closes it. */
async function listWorks(page: WatchedPage): Promise<void> {
  await whole(page).waitFor();
  const spot = inList(page, "Librairie du Square");
  await spot.click();
  const shown = Number(await spot.locator("[data-short]").getAttribute("data-short"));
  await expect.poll(() => page.locator("article").count()).toBe(shown);
  await page.getByRole("link", { name: "Voir les activités dans ce lieu" }).click();
  await expect.poll(() => focusedId(page)).toBe("programmation-titre");
  await spot.click();
  await expect.poll(() => page.locator("article").count()).toBeGreaterThan(100);
}

test("Leaflet is blocked: the panel says so once, and the list works", async () => {
  const page = await open();
  await page.route(/MapCanvas/, (route) => route.abort());
  await page.goto(MAP);
  await page.whenReady();
  await missing(page).waitFor();
  await listWorks(page);
  expect(await reports(page)).toHaveLength(1);
  expect(page.takeProblems().filter((line) => line.startsWith("uncaught"))).toEqual([]);
});

test("no tile can be loaded: the panel says so once, and the list works", async () => {
  const page = await open();
  await page.route("**/tiles/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(MAP);
  await page.whenReady();
  await missing(page).waitFor();
  await listWorks(page);
  expect(await reports(page)).toEqual(["MarkerError: no-tile"]);
  expect(page.takeProblems().filter((line) => line.startsWith("uncaught"))).toEqual([]);
});

test("a page without tiles loads no map and reports nothing; a missing token is reported", async () => {
  const page = await open((html) => withoutPicture(html.replace(/ data-map-tiles="[^"]*"/, "")));
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(MAP);
  await page.whenReady();
  await missing(page).waitFor();
  await listWorks(page);
  expect(scripts.filter((url) => /MapCanvas|\/tiles\//.test(url))).toEqual([]);
  expect(await reports(page)).toEqual([]);
  await page.expectSilent();

  const other = await open((html) => html.replace("{y}.svg", "{y}.svg?{token}"));
  await other.goto(MAP);
  await other.whenReady();
  await missing(other).waitFor();
  expect(await reports(other)).toEqual(["MarkerError: no-token"]);
});

test("a page that asks first loads nothing of the map before consent, and remembers it", async () => {
  const page = await open((html) =>
    withoutPicture(html.replace(" data-map-tiles", ' data-map-consent="ask" data-map-tiles')),
  );
  const tiles: string[] = [];
  page.on("request", (request) => {
    if (/MapCanvas|\/tiles\//.test(request.url())) tiles.push(request.url());
  });
  await page.goto(MAP);
  await page.whenReady();
  const show = page.getByRole("button", { name: "Afficher la carte" });
  await show.waitFor();
  await listWorks(page);
  expect(tiles).toEqual([]);
  await show.click();
  await page.locator("button.signet-programme-pin").first().waitFor();
  await page.reload();
  await page.whenReady();
  await page.locator("button.signet-programme-pin").first().waitFor();
  await expect.poll(() => show.count()).toBe(0);
  await page.expectSilent();
});
