/** An empty list says which filter to drop. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("keyboard: programme / Enter / a filter that is offered to be dropped: the promised count", async () => {
  const { page, calls, count, query, settled } = await openProgramme(
    site,
    "/programmation?hours=2,3&volet1=6332&dedicace=false",
  );
  const ways = page.getByRole("list", { name: "Retirer un filtre" }).getByRole("button");
  await expect.poll(() => ways.count()).toBe(1);
  const [text = ""] = (await ways.allTextContents()).map(plain);
  expect(text).toMatch(/^Sans « Plage horaire : 2 h à 3 h » : \d+ activités$/);
  expect(calls.length).toBeLessThanOrEqual(4);
  await ways.first().press("Enter");
  await settled();
  const [promised = ""] = /\d+/.exec(text.slice(text.lastIndexOf(":"))) ?? [];
  await expect.poll(count).toBe(`${promised} Activités`);
  await expect.poll(query).toBe("?volet1=6332&dedicace=false");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("programmation-titre");
  await page.expectSilent();
});
