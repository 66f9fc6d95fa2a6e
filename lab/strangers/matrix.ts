/** Tests of every widget under some sheets, in four columns. Each sheet's results go into a file for the table. */
import { afterAll, describe, expect, test } from "vitest";
import type { Site } from "../../test/browser/harness.ts";
import { type Faults, faultsIn, NO_FAULTS } from "../../test/strangers/measures.ts";
import type { Sheet } from "../../test/strangers/sheet.ts";
import { WIDTHS } from "../../test/strangers/stranger-page.ts";
import { WIDGETS } from "../../test/strangers/widgets.ts";
import { writeResults } from "./table.ts";

export function testUnder(site: Site, sheets: readonly Sheet[]): void {
  describe.each(sheets)("under $name", (sheet) => {
    const results: Record<string, Faults> = {};
    afterAll(() => writeResults(sheet.name, results));

    test.each(WIDGETS)("nothing is wrong with $name", async (widget) => {
      const faults = await faultsIn(site, sheet, widget, WIDTHS);
      results[widget.name] = faults;
      expect(faults).toEqual(NO_FAULTS);
    });
  });
}
