/** Every page of the host is valid HTML, as the server sends it and after the script. */
import { beforeAll, describe, expect, test } from "vitest";
import { markerFacts } from "../../../src/markers.ts";
import { useSite } from "../harness.ts";
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

describe("after the script", () => {
  const html = async (
    address: string,
    act?: (page: Awaited<ReturnType<typeof site.newPage>>) => Promise<void>,
  ) => {
    const page = await site.newPage({ reducedMotion: true });
    await page.goto(address);
    await allReady(page);
    await act?.(page);
    return page.content();
  };

  test("Nu finds no error on any page with all its markers ready", async () => {
    const made = new Map<string, string>();
    for (const address of [...PAGES, ...ALONE]) made.set(address, await html(address));
    expect(nuMessages(made)).toEqual([]);
  });

  test("Nor with what a visitor opens: the filters, the menu, the search, a share panel, a video", async () => {
    const made = new Map<string, string>();
    const opened = async (address: string, selector: string, then: string) =>
      made.set(
        `${address} ${selector}`,
        await html(address, async (page) => {
          await page.locator(selector).first().click();
          await page.locator(then).first().waitFor();
        }),
      );
    await opened("/faq", "header .icon-menu", "#menu a");
    await opened("/faq", "header .icon-search", "#recherche input");
    await opened("/programmation", "#filtres-plus", ".signet-programme-choices");
    await opened("/videos", ".video", "dialog.signet-video iframe");
    await opened(
      ADDRESSES.find((path) => path.startsWith("/activites/")) ?? "",
      ".signet-sharing summary",
      ".signet-sharing input",
    );
    expect(nuMessages(made)).toEqual([]);
  });
});
