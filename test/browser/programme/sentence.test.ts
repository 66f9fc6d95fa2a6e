/** The sentence of the filters: in the title, in announcements, on paper, in the clipboard. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const SATURDAY = "/programmation?date=1795842000&hours=10,14&volet2=6335";
const SENTENCE = "Activités du samedi 28 novembre, de 10 h à 14 h, dans la ville";
const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ").trim();

describe("The sentence of the filters", () => {
  test("stands before the page's own title, follows each answer, and goes with the widget", async () => {
    const { page, said, settled } = await openProgramme(site, SATURDAY);
    const title = async () => plain(await page.title());
    await expect.poll(title).toMatch(/^Activités du samedi .* \| Programmation \| /);
    const own = (await title()).slice(SENTENCE.length + " | ".length);
    expect(await title()).toBe(`${SENTENCE} | ${own}`);

    await page.getByRole("button", { name: "Retirer le filtre Dans la ville" }).click();
    await settled();
    await expect.poll(title).toBe(`Activités du samedi 28 novembre, de 10 h à 14 h | ${own}`);
    // Once, with the count first.
    const results = async () => (await said()).map(plain).filter((text) => !text.startsWith("Chargement"));
    await expect
      .poll(results)
      .toEqual([expect.stringMatching(/^\d+ activités du samedi 28 novembre, de 10 h à 14 h$/)]);

    await page.getByRole("button", { name: "Réinitialiser" }).first().click();
    await expect.poll(title).toBe(own);
    await page.getByRole("button", { name: "En ligne", exact: true }).click();
    await expect.poll(title).toBe(`Activités en ligne | ${own}`);
    await page.evaluate('import("/dist/signet.js").then(({ release }) => release(document))');
    await expect.poll(title).toBe(own);
    await page.expectSilent();
  });

  test("is a heading on paper, and only there", async () => {
    const { page } = await openProgramme(site, SATURDAY);
    const heading = page.locator(".signet-programme-paper-heading");
    await expect.poll(async () => plain(await heading.textContent())).toBe(SENTENCE);
    expect(await heading.isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: /^Activités du/ }).count()).toBe(0);
    await page.emulateMedia({ media: "print" });
    expect(await heading.isVisible()).toBe(true);
    const count = page.locator("#programmation-titre");
    expect((await heading.boundingBox())?.y).toBeLessThan((await count.boundingBox())?.y ?? 0);
    await page.expectSilent();
  });

  test("names the copied link where words are pasted; an address is pasted as it is", async () => {
    const { page } = await openProgramme(site, SATURDAY, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await expect.poll(async () => plain(await page.title())).toContain(SENTENCE);
    await page.getByRole("button", { name: "Partager les résultats" }).click();
    await page.locator(".signet-programme-shared").waitFor();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text() ?? "";
      return { plain: await read("text/plain"), html: await read("text/html") };
    });
    expect(copied.plain).toBe(page.url());
    expect(plain(copied.html.replaceAll("&nbsp;", " "))).toContain(SENTENCE);
    await page.expectSilent();
  });
});
