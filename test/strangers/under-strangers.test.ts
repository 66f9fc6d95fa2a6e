/** Every widget under every stranger's stylesheet, in four columns; the results go into docs/reliability.md. */
import { afterAll, describe, expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { type Faults, faultsIn, NO_FAULTS } from "./measures.ts";
import { MISSING, SHEETS } from "./sheets.ts";
import { WIDTHS } from "./stranger-page.ts";
import { writeTable } from "./table.ts";
import { WIDGETS } from "./widgets.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** Faults by sheet and widget; a test that could not measure leaves none. */
const results = new Map<string, Map<string, Faults>>();

afterAll(() => writeTable(results, MISSING));

describe.each(SHEETS)("under $name", (sheet) => {
  test.each(WIDGETS)("$name", async (widget) => {
    const rows = results.get(sheet.name) ?? new Map<string, Faults>();
    results.set(sheet.name, rows);
    const faults = await faultsIn(site, sheet, widget, WIDTHS);
    rows.set(widget.name, faults);
    expect(faults).toEqual(NO_FAULTS);
  });
});
