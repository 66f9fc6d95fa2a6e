/** The page's counts, compared with the fair's own data counted by plain rules. */
import { describe, expect, test } from "vitest";
import { CHOICES, type Choice, ruleOf } from "../../host-api/fair-filters.ts";
import { fitting } from "../../host-api/raw-fair.ts";
import { useSite } from "../harness.ts";
import { openProgramme } from "./programme-page.ts";

const site = useSite();

const SAMPLE = [
  ["genre=6453"],
  ["date=1795842000"],
  ["hours=18,24"],
  ["room=6561"],
  ["volet2=6335", "audience=6402", "dedicace=false"],
  ["subject=6421", "age=6415", "mode=horaire"],
  ["type=6339", "date=1795842000", "volet1=6332"],
  ["mode=carte", "hours=9,12", "dedicace=false"],
].map((addresses) =>
  addresses.map((address) => CHOICES.find((choice) => choice.address === address) as Choice),
);

describe("The count in the results' heading", () => {
  test("equals the data's: one filter or three, in the page and from the API", async () => {
    const { page, count, calls, query } = await openProgramme(site, "/programmation");
    const heading = (choices: readonly Choice[]) => {
      const { length } = fitting(ruleOf(choices));
      expect(length).toBeGreaterThan(0);
      return `${length} ${length === 1 ? "Activité" : "Activités"}`;
    };
    for (const choices of SAMPLE) {
      await page.goto(`/programmation?${choices.map(({ address }) => address).join("&")}`);
      await page.whenReady();
      await expect
        .poll(async () => [query(), await count()])
        .toEqual([expect.stringContaining("="), heading(choices)]);
      // That was the initial JSON. Change the filters and back: now the island has requested both.
      const before = calls.length;
      await page.evaluate(() => {
        history.pushState(null, "", "/programmation?theme=6471");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await expect.poll(count).toBe(heading(CHOICES.filter((choice) => choice.address === "theme=6471")));
      await page.evaluate(() => history.back());
      await expect.poll(count).toBe(heading(choices));
      await expect.poll(() => calls.length).toBeGreaterThanOrEqual(before + 2);
    }
    await page.expectSilent();
  });
});
