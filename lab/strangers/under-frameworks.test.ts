/** Every widget under the stylesheets of frameworks. */
import { useSite } from "../../test/browser/harness.ts";
import { testUnder } from "./matrix.ts";
import { FRAMEWORKS } from "./sheets.ts";

testUnder(useSite({ now: "2026-11-26T10:00" }), FRAMEWORKS);
