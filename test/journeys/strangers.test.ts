/** Every widget once in a stranger's theme; `npm run test:strangers` tries frameworks, themes and widths. */
import { expect, test } from "vitest";
import { useSite } from "../browser/harness.ts";
import { faultsIn, NO_FAULTS } from "../strangers/measures.ts";
import { HOSTILE } from "../strangers/sheet.ts";
import { WIDGETS } from "../strangers/widgets.ts";

const site = useSite({ now: "2026-11-26T10:00" });

test.each(WIDGETS)(
  "nothing is wrong with $name under a hostile stylesheet, in a column of 390 px",
  async (widget) => {
    expect(await faultsIn(site, HOSTILE, widget, [390])).toEqual(NO_FAULTS);
  },
);
