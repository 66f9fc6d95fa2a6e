import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DateFilter } from "../../../../src/islands/programme/filters/DateFilter.tsx";
import { CATEGORIES, THURSDAY, WEDNESDAY } from "../a-programme.ts";
import { shown } from "./a-panel.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => void vi.unstubAllGlobals());

test("shows the address's day by name and is disabled while the days are loading", async () => {
  const { field, leave, categoryCalls } = await shown(<DateFilter />, {
    initial: null,
    query: `date=${WEDNESDAY}`,
  });
  expect(field("date").selectedOptions[0]?.textContent).toBe("mercredi 25 novembre 2026");
  expect(field("date").disabled).toBe(true);
  const dates = CATEGORIES.dates.map((one) => ({ ...one, disabled: one.value === THURSDAY }));
  await act(async () => categoryCalls[0]?.answer({ ...CATEGORIES, dates }));
  expect(field("date").selectedOptions[0]?.textContent).toBe("mercredi 25 novembre 2026");
  expect(field("date").disabled).toBe(false);
  expect([...field("date").options].map(({ disabled }) => disabled)).toEqual([false, false, true]);
  await leave();
});
