/** Every page of the host is valid HTML, as the server sends it and after the script. */
import { beforeAll, expect, test } from "vitest";
import { markerFacts } from "../../../src/markers.ts";
import { useSite, type WatchedPage } from "../harness.ts";
import { ADDRESSES, allReady } from "../pages/every-page.ts";
import { nuMessages, requireJava } from "./nu.ts";

const site = useSite({ now: "2026-11-26T10:00" });

const PAGES = [
  ...ADDRESSES,
  "/activites?q=po%C3%A9sie",
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
  "/nulle-part",
];
const ALONE = markerFacts.map(({ name }) => `/guide/${name}`);

beforeAll(requireJava);

test("Nu finds what is wrong: a heading in a span, a label on a pre without a role", () => {
  const wrong =
    '<!doctype html><html lang="fr"><title>x</title><span><h2>x</h2></span><pre aria-label="x">x</pre></html>';
  const found = nuMessages(new Map([["/faux", wrong]])).join("\n");
  expect(found).toContain("Element “h2” not allowed as child of element “span”");
  expect(found).toContain("“aria-label” attribute must not be specified on any “pre” element");
});

test("Nu finds no error on any page as the server sends it", async () => {
  const served = new Map<string, string>();
  for (const address of [...PAGES, ...ALONE])
    served.set(address, await (await fetch(site.url + address)).text());
  expect(nuMessages(served)).toEqual([]);
});

/** The page's HTML with all its markers ready, after `act`. */
async function alive(address: string, act?: (page: WatchedPage) => Promise<void>): Promise<string> {
  const page = await site.newPage({ reducedMotion: true });
  await page.goto(address);
  await allReady(page);
  await act?.(page);
  const html = await page.content();
  await page.context().close();
  return html;
}

/** Some at a time: Java takes a second to start, and a test a minute at most. */
const GROUPS = Array.from({ length: Math.ceil((PAGES.length + ALONE.length) / 6) }, (_, nth) =>
  [...PAGES, ...ALONE].slice(6 * nth, 6 * nth + 6),
).map((addresses) => ({ addresses, names: addresses.join(", ") }));

test.each(GROUPS)("Nu finds no error after the script: $names", async ({ addresses }) => {
  const made = new Map<string, string>();
  for (const address of addresses) made.set(address, await alive(address));
  expect(nuMessages(made)).toEqual([]);
});

const activity = ADDRESSES.find((path) => path.startsWith("/activites/")) ?? "";

test.each([
  ["the menu", "/faq", "header .icon-menu", "#menu li a"],
  ["the search", "/faq", "header .icon-search", "#recherche input"],
  ["more filters", "/programmation", "#filtres-plus", ".signet-programme-choices"],
  ["a video", "/videos", ".video", "dialog.signet-video iframe"],
  ["sharing", activity, ".signet-sharing summary", ".signet-sharing input"],
])("Nu finds no error once a visitor has opened %s", async (_, address, opener, opened) => {
  const html = await alive(address, async (page) => {
    await page.locator(opener).first().click();
    await page.locator(opened).first().waitFor();
  });
  expect(nuMessages(new Map([[address, html]]))).toEqual([]);
});
