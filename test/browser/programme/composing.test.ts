/** Both searches while an input method, or a dead key, composes a letter. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite();

/** Where each searches, what says that it has found something, and the letters that it is given. */
const SEARCHES = [
  {
    address: "/programmation",
    marker: "programme",
    field: ".signet-programme-find input",
    found: ".signet-programme-found",
  },
  {
    address: "/auteurs",
    marker: "authors",
    field: ".signet-directory-find input",
    found: ".signet-directory-found",
  },
] as const;

describe.each(SEARCHES)("The search of $address", ({ address, marker, field, found }) => {
  async function open(touch: boolean) {
    const page = await site.open(address, { marker, touch });
    await page.whenQuiet();
    const keyboard = await page.context().newCDPSession(page);
    await page.locator(field).focus();
    return { page, keyboard };
  }
  const compose = (text: string) => ({ text, selectionStart: text.length, selectionEnd: text.length });

  test("waits while letters are composed, keeps them in the field, and searches what they become", async () => {
    const { page, keyboard } = await open(false);
    await keyboard.send("Input.imeSetComposition", compose("ゆ"));
    await keyboard.send("Input.imeSetComposition", compose("ゆき"));
    expect(await page.locator(field).inputValue()).toBe("ゆき");
    // What else changes the list leaves the field alone.
    await page.evaluate(() => dispatchEvent(new Event("signet:refresh")));
    await page.whenQuiet();
    expect(await page.locator(field).inputValue()).toBe("ゆき");
    expect(await page.locator(found).count()).toBe(0);
    await keyboard.send("Input.insertText", { text: "é" });
    await page.locator(found).waitFor();
    expect(await page.locator(field).inputValue()).toBe("é");
    await page.expectSilent();
  });

  test("on a phone, whose keyboard composes every word, follows each letter", async () => {
    const { page, keyboard } = await open(true);
    await keyboard.send("Input.imeSetComposition", compose("lé"));
    await page.locator(found).waitFor();
    expect(await page.locator(field).inputValue()).toBe("lé");
    await page.expectSilent();
  });
});

test("a title in quotation marks is found as it is written, and its words are marked", async () => {
  const page = await site.open("/programmation", { marker: "programme" });
  const field = page.locator(".signet-programme-find input");
  await field.fill("« dernier chapitre »");
  await expect
    .poll(() => page.locator("article h3").allTextContents())
    .toEqual([expect.stringContaining("dernier chapitre")]);
  const marks = () =>
    page.evaluate(() => [...(CSS.highlights.get("signet-found") ?? [])].map(String).toSorted());
  await expect.poll(marks).toEqual(["chapitre", "dernier"]);
});
