/** Activities online, seen from another time zone. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { texts } from "../seen.ts";

const site = useSite();
const ONLINE = "/programmation?volet3=73904";
const OWN = ".signet-programme-own-time";

/** Opens the list of one area and notes which scripts it loads. */
async function open(address: string, timeZone: string, width = 1440) {
  const page = await site.newPage({ timeZone, width });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(address);
  await page.whenReady("programme");
  return {
    page,
    luxon: () => loaded.filter((path) => /\/(luxon|OwnTime|programme\.afar)-/.test(path)),
  };
}

/** Start of each card whose own time is shown, and that own time. */
const pairs = (page: Awaited<ReturnType<typeof open>>["page"]) =>
  page.evaluate(
    (own) =>
      [...document.querySelectorAll(own)].map((line) => {
        const start = line.parentElement?.querySelector<HTMLTimeElement>(
          ".signet-programme-dates time[datetime*=T]",
        );
        return [start?.dateTime ?? "", line.querySelector("time")?.dateTime ?? ""];
      }),
    OWN,
  );

test.each([
  ["Europe/Paris", "+01:00", 6],
  ["Pacific/Auckland", "+13:00", 18],
])(
  "from %s, an online activity's card has the fair's time and the visitor's own with its day",
  async (timeZone, offset, hours) => {
    const { page, luxon } = await open(ONLINE, timeZone);
    await expect.poll(() => page.locator(OWN).count()).toBeGreaterThan(3);
    for (const text of await texts(page, OWN))
      expect(text).toMatch(
        /^heure de l’Est chez vous\s: (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d+(er)?\s\p{L}+, \d+\sh(\s\d\d)?$/u,
      );
    for (const [fair = "", own = ""] of await pairs(page)) {
      expect(Date.parse(own)).toBe(Date.parse(fair));
      const shown = (stamp: string) => Date.parse(`${stamp.slice(0, 16)}Z`) / 3_600_000;
      // Five and 17 hours in the weeks between two changes of clocks.
      expect([hours, hours - 1, hours - 2]).toContain(shown(own) - shown(fair));
    }
    expect((await pairs(page)).some(([, own]) => own?.endsWith(offset))).toBe(true);
    expect(luxon().length).toBeGreaterThan(0);
    await page.expectSilent();
  },
);

test("in the fair's own zone, nothing is loaded and nothing is added", async () => {
  const { page, luxon } = await open(ONLINE, "America/Toronto");
  await page.whenQuiet();
  expect(await page.locator(OWN).count()).toBe(0);
  expect(await page.locator("article").count()).toBeGreaterThan(3);
  expect(luxon()).toEqual([]);
  await page.expectSilent();
});

test("from afar, a list without an activity online loads nothing for it", async () => {
  const { page, luxon } = await open("/programmation?volet2=6335", "Europe/Paris");
  await page.whenQuiet();
  const online = await page.locator('.signet-sign[data-area="ligne"]').count();
  await expect.poll(() => page.locator(OWN).count()).toBe(online);
  if (online === 0) expect(luxon()).toEqual([]);
});

test.each([320, 390])("at %i px the visitor's own time stays within its field", async (width) => {
  const { page } = await open(ONLINE, "Europe/Paris", width);
  await expect.poll(() => page.locator(OWN).count()).toBeGreaterThan(1);
  const beyond = await page.evaluate(
    (own) =>
      [...document.querySelectorAll<HTMLElement>(own)].filter(
        (line) => line.scrollWidth > line.clientWidth + 1,
      ).length,
    OWN,
  );
  expect(beyond).toBe(0);
});
