/** The calendar file of everything shown: a search shows another list with every letter. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { AddShown } from "../../../../src/islands/programme/calendar/AddShown.tsx";
import { ProgrammeProvider } from "../../../../src/islands/programme/root-context.tsx";
import type { Activity } from "../../../../src/shared/activity/activity.ts";
import { activity } from "../../../shared/activity/an-activity.ts";
import { openProgramme } from "../a-programme.ts";
import { aRoot } from "../a-root.ts";

/** Mounts the button; the function shows it over another list. */
async function mounted() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const opened = await openProgramme();
  const root = aRoot(opened);
  const react = createRoot(root.marker);
  onTestFinished(() => {
    act(() => react.unmount());
    root.marker.remove();
    opened.leave.abort();
    vi.unstubAllGlobals();
  });
  const show = (shown: readonly Activity[]) =>
    act(async () =>
      react.render(
        <ProgrammeProvider value={root}>
          <AddShown shown={shown} />
        </ProgrammeProvider>,
      ),
    );
  return { show, text: () => root.marker.textContent };
}

test("the name counts what is in the file, and what is not: without a date, or cancelled", async () => {
  const { show, text } = await mounted();
  const dates = { start: 1_795_842_000 };
  const [one, two] = [1, 2].map((id) => activity({ id, dates })) as [Activity, Activity];
  await show([one, two]);
  expect(text()).toBe("Ajouter ces 2 activités à l’agenda (.ics)");
  await show([one, activity({ id: 3 })]);
  expect(text()).toBe("Ajouter cette activité à l’agenda (.ics), sauf 1 annulée ou sans date");
  await show([one, two, activity({ id: 3 }), { ...activity({ id: 4, dates }), statuses: [71610] }]);
  expect(text()).toBe("Ajouter ces 2 activités à l’agenda (.ics), sauf 2 annulées ou sans date");
  await show([activity({ id: 3 })]);
  expect(text()).toBe("");
});

test("the dates of an activity are read once, whatever is shown with it", async () => {
  const { show } = await mounted();
  let read = 0;
  const one = activity({ id: 1 });
  const counted = Object.defineProperty({ ...one }, "dates", {
    get() {
      read += 1;
      return one.dates;
    },
  });
  await show([counted]);
  const first = read;
  expect(first).toBeGreaterThan(0);
  await show([activity({ id: 2 }), counted]);
  await show([counted, activity({ id: 3 })]);
  expect(read).toBe(first);
});
