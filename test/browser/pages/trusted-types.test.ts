/** Under `require-trusted-types-for 'script'`, which the stand-in CMS sends with every page. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { MAP, pins, popup, whole } from "../programme/map-page.ts";
import { button } from "../seen.ts";
import { openWebcast, row } from "../webcast/webcast-page.ts";
import { ADDRESSES, allReady } from "./every-page.ts";

declare global {
  interface Window {
    /** What the page's Content-Security-Policy has refused or reported. */
    refused: string[];
  }
}

const site = useSite({ now: "2026-11-26T10:00" });

async function open(address: string): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, blockedURI }) =>
      window.refused.push(`${violatedDirective}: ${sample || blockedURI}`),
    );
  });
  await page.goto(address);
  await allReady(page);
  return page;
}

async function expectClean(page: WatchedPage): Promise<void> {
  expect(await page.evaluate(() => window.refused)).toEqual([]);
  await page.expectSilent();
}

test("the policy is in force: a text for innerHTML is refused and noticed", async () => {
  const page = await open("/faq");
  const refused = () => {
    try {
      document.createElement("p").innerHTML = "<b>x</b>";
      return "";
    } catch (error) {
      return (error as Error).name;
    }
  };
  expect(await page.evaluate(refused)).toBe("TypeError");
  await expect.poll(() => page.evaluate(() => window.refused.join())).toContain("require-trusted-types-for");
});

test.each([...ADDRESSES, "/activites?q=po%C3%A9sie", "/programmation?mode=horaire"])(
  "%s violates nothing",
  async (address) => expectClean(await open(address)),
);

test("the map is drawn, with its pins and a popup", async () => {
  const page = await open(MAP);
  await whole(page).waitFor();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  await pins(page).first().click();
  await popup(page).waitFor();
  await button(page, "Zoom avant").click();
  await expectClean(page);
});

test("each searchable list opens, searches, finds nothing and chooses; the hours have a slider", async () => {
  const page = await open("/programmation");
  await page.locator("#filtres-plus").click();
  const boxes = page.locator("#filtres .signet-programme-choices:not([aria-disabled=true])");
  await boxes.first().waitFor();
  await page.getByRole("slider").first().waitFor();
  const list = page.locator(".signet-programme-choices-list:visible");
  for (const box of await boxes.all()) {
    await box.focus();
    await page.keyboard.press("Enter");
    await list.getByRole("option").nth(1).waitFor();
    await page.keyboard.type("zzz");
    await list.getByText("Rien de tel dans la liste").waitFor();
    await page.keyboard.press("Escape");
    // It closes with the next frame; until then, Enter would be a choice in this list.
    await list.waitFor({ state: "hidden" });
  }
  await boxes.last().focus();
  await page.keyboard.press("Enter");
  const option = list.getByRole("option").nth(1);
  const name = (await option.textContent()) ?? "";
  await option.click();
  await expect.poll(() => boxes.last().locator("[data-item]").textContent()).toBe(name);
  await expectClean(page);
});

describe("a title with named entities", () => {
  const TITLE = { streamTitle: "L&rsquo;&eacute;t&eacute; &amp; l&rsquo;hiver" };

  test("is decoded by the policy 'signet'", async () => {
    site.host.streams.set([row("direct", TITLE)]);
    const { page, title } = await openWebcast(site, "/webdiffusion", {
      html: (html) => html.replace(/<script type="application\/json" data-initial>[\s\S]*?<\/script>/, ""),
    });
    await expect.poll(title).toBe("L’été & l’hiver");
    await page.expectSilent();
  });

  test("is shown as it is where the page allows no policy", async () => {
    site.host.streams.set([row("direct", TITLE)]);
    const { title } = await openWebcast(site, "/webdiffusion", {
      html: (html) =>
        html
          .replace(/<script type="application\/json" data-initial>[\s\S]*?<\/script>/, "")
          .replace(
            "<head>",
            '<head><meta http-equiv="Content-Security-Policy" content="trusted-types \'none\'">',
          ),
    });
    await expect.poll(title).toBe(TITLE.streamTitle);
  });
});
