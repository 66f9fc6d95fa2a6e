import { expect, test } from "vitest";
import { foundText } from "../../../../src/islands/programme/find/found-text.ts";
import { activity } from "../../../shared/activity/an-activity.ts";

const loaded = (length: number) => Array.from({ length }, (_, at) => activity({ id: at + 1 }));
const said = (found: number, items: number, count: number) =>
  foundText(found, { items: loaded(items), count }).replace(/\s/g, " ");

test("says how many of all were found once all are loaded", () => {
  expect(said(2, 24, 24)).toBe("2 activités trouvées sur 24");
  expect(said(1, 24, 24)).toBe("1 activité trouvée sur 24");
  expect(said(0, 24, 24)).toBe("0 activité trouvée sur 24");
});

test("says how many have not been searched yet until then", () => {
  expect(said(2, 23, 24)).toBe("2 activités trouvées parmi 23 ; pas encore cherché : 1 sur 24");
});
