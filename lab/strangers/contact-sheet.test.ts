/**
 * A picture of every widget under every stranger's stylesheet, to be looked at: npm run pictures:strangers. One row of
 * pictures for each stylesheet, and all rows on one sheet, in a folder that is not under version control.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, expect, test } from "vitest";
import { useSite } from "../../test/browser/harness.ts";
import { openStranger } from "../../test/strangers/stranger-page.ts";
import { WIDGETS } from "../../test/strangers/widgets.ts";
import { FRAMEWORKS, THEMES } from "./sheets.ts";

/** Width of the column, and size of each picture in css pixels. */
const COLUMN = Number(process.env.SIGNET_COLUMN ?? 390);
const WIDE = COLUMN + 40;
const TALL = 900;
const BETWEEN = 12;

const folder = join(import.meta.dirname, "../../dist.strangers");
const SHEETS = [...FRAMEWORKS, ...THEMES];
const site = useSite({ now: "2026-11-26T10:00" });

const fileOf = (name: string) => join(folder, `${name.replace(/\W+/g, "-")}.png`);
const paper = (columns: number, rows: number) => {
  const png = new PNG({ width: (WIDE + BETWEEN) * columns, height: (TALL + BETWEEN) * rows });
  png.data.fill(0x80);
  return png;
};

test.each(SHEETS)(
  "every widget is on the row of $name",
  async (theirs) => {
    const row = paper(WIDGETS.length, 1);
    for (const [column, widget] of WIDGETS.entries()) {
      const page = await openStranger(site, theirs, widget, COLUMN, { width: WIDE, height: TALL });
      // What opens inside of the page is looked at where it is.
      if (!widget.isOverlay && !widget.act) await page.evaluate(() => scrollTo(0, 0));
      const picture = PNG.sync.read(await page.screenshot());
      PNG.bitblt(picture, row, 0, 0, WIDE, TALL, column * (WIDE + BETWEEN), 0);
      await page.context().close();
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(theirs.name), PNG.sync.write(row));
    expect(SHEETS.length).toBeGreaterThan(5);
  },
  600_000,
);

afterAll(() => {
  const rows = SHEETS.filter(({ name }) => existsSync(fileOf(name)));
  const sheet = paper(WIDGETS.length, rows.length);
  for (const [index, { name }] of rows.entries()) {
    const row = PNG.sync.read(readFileSync(fileOf(name)));
    PNG.bitblt(row, sheet, 0, 0, row.width, row.height, 0, index * (TALL + BETWEEN));
  }
  const file = join(folder, "contact-sheet.png");
  writeFileSync(file, PNG.sync.write(sheet));
  const columns = WIDGETS.map(({ name }) => name).join(", ");
  console.log(`${file}: rows ${rows.map(({ name }) => name).join(", ")}; columns ${columns}`);
}, 120_000);
