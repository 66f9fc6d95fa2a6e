/** Every widget once in a stranger's theme; `npm run test:strangers` tries all themes and widths. */
import { describe, expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { faultsIn, NO_FAULTS } from "../strangers/measures.ts";
import { FEW } from "../strangers/sheets.ts";
import { WIDGETS } from "../strangers/widgets.ts";

const site = useSite({ now: "2026-11-26T10:00" });

describe.each(FEW)("under the stylesheet $name", (sheet) => {
  test.each(WIDGETS)("nothing is wrong with $name in a column of 390 px", async (widget) => {
    expect(await faultsIn(site, sheet, widget, [390])).toEqual(NO_FAULTS);
  });
});
