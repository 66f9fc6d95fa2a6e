/** Every widget under the stylesheets of themes, and the hostile one. */
import { useSite } from "../../test/browser/harness.ts";
import { testUnder } from "./matrix.ts";
import { THEMES } from "./sheets.ts";

testUnder(useSite({ now: "2026-11-26T10:00" }), THEMES);
