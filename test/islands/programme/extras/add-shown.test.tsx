/** The calendar file of everything shown: a search shows another list with every letter. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { AddShown } from "../../../../src/islands/programme/extras/AddShown.tsx";
import { ProgrammeProvider } from "../../../../src/islands/programme/root-context.tsx";
import { activity } from "../../../shared/activity/an-activity.ts";
import { openProgramme } from "../a-programme.ts";
import { aRoot } from "../a-root.ts";

test("the dates of an activity are read once, whatever is shown with it", async () => {
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
  let read = 0;
  const one = activity({ id: 1 });
  const counted = Object.defineProperty({ ...one }, "dates", {
    get() {
      read += 1;
      return one.dates;
    },
  });
  const show = (shown: readonly (typeof one)[]) =>
    act(async () =>
      react.render(
        <ProgrammeProvider value={root}>
          <AddShown shown={shown} />
        </ProgrammeProvider>,
      ),
    );
  await show([counted]);
  const first = read;
  expect(first).toBeGreaterThan(0);
  await show([activity({ id: 2 }), counted]);
  await show([counted, activity({ id: 3 })]);
  expect(read).toBe(first);
});
