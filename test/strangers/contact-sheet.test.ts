/** One picture of every widget under every stranger's stylesheet, to be looked at: npm run pictures:strangers. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { FRAMEWORKS, THEMES } from "./sheets.ts";
import { openStranger } from "./stranger-page.ts";
import { WIDGETS } from "./widgets.ts";

/** Width of the column, and size of each picture in css pixels. */
const COLUMN = Number(process.env.SIGNET_COLUMN ?? 390);
const TALL = 900;
const BETWEEN = 12;

const folder = join(import.meta.dirname, "../../dist.strangers");
const SHEETS = [...FRAMEWORKS, ...THEMES];
const site = useSite({ now: "2026-11-26T10:00" });

test("every widget stands under every stylesheet on one sheet", async () => {
  const wide = COLUMN + 40;
  const sheet = new PNG({
    width: (wide + BETWEEN) * WIDGETS.length,
    height: (TALL + BETWEEN) * SHEETS.length,
  });
  sheet.data.fill(0x80);
  for (const [row, theirs] of SHEETS.entries())
    for (const [column, widget] of WIDGETS.entries()) {
      const page = await openStranger(site, theirs, widget, COLUMN, { width: wide, height: TALL });
      // What opens inside of the page is looked at where it is.
      if (!widget.isOverlay && !widget.act) await page.evaluate(() => scrollTo(0, 0));
      const picture = PNG.sync.read(await page.screenshot());
      PNG.bitblt(picture, sheet, 0, 0, wide, TALL, column * (wide + BETWEEN), row * (TALL + BETWEEN));
      await page.context().close();
    }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "contact-sheet.png");
  writeFileSync(file, PNG.sync.write(sheet));
  console.log(
    `${file}: rows ${SHEETS.map(({ name }) => name).join(", ")}; columns ${WIDGETS.map(({ name }) => name).join(", ")}`,
  );
  expect(SHEETS.length).toBeGreaterThan(5);
}, 1_200_000);
