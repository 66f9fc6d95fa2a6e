import { expect, test } from "vitest";
import { messages } from "../../../src/islands/programme/messages.ts";
import { quoted } from "../../../src/shared/text/quoted.ts";

test("a title that quotes has “ ” inside of « », in every name made of it", () => {
  const title = "Une autrice lit «\u00a0La maison vide\u00a0»";
  const inside = "«\u00a0Une autrice lit “La maison vide”\u00a0»";
  expect(quoted(title)).toBe(inside);
  const { calendarName, calendarFileName, shareName } = messages.ours;
  for (const name of [calendarName, calendarFileName, shareName]) expect(name(title)).toContain(inside);
});
