/** Runs in a page of the suite `schedule`: our schedule, mounted alone. */
import { createRoot } from "react-dom/client";
import { createStore } from "zustand/vanilla";
import { cardView } from "../../../src/islands/programme/card/card-view.ts";
import { ProgrammeProvider, type ProgrammeRoot } from "../../../src/islands/programme/root-context.tsx";
import { ScheduleView } from "../../../src/islands/programme/schedule/ScheduleView.tsx";
import { inOrder, scheduleOf } from "../../../src/islands/programme/schedule/schedule.ts";
import { NO_ACTIVITIES } from "../../../src/islands/programme/state/state.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";

export interface SchedulePage {
  /** Reads the rows, which is not measured. */
  ready(rows: readonly unknown[]): void;
  react(box: Element): void;
  /**
   * Sets the same markup at once.
   *
   * @param worksOut whether its texts are computed from the data, too
   */
  hand(box: Element, html: string, worksOut: boolean): void;
}

let activities: ReturnType<typeof parseActivities> = [];

const schedule: SchedulePage = {
  ready(rows) {
    activities = parseActivities(rows, () => {});
  },
  react(box) {
    const store = createStore(() => ({ ...NO_ACTIVITIES, items: activities }));
    const root = { store, base: document.baseURI, actions: {}, ids: {} } as unknown as ProgrammeRoot;
    createRoot(box).render(
      <ProgrammeProvider value={root}>
        <ScheduleView activities={activities} card={null} />
      </ProgrammeProvider>,
    );
  },
  hand(box, html, worksOut) {
    if (worksOut) for (const one of inOrder(scheduleOf(activities))) cardView(one, document.baseURI);
    box.innerHTML = html;
  },
};

Object.assign(window, { schedule });
