/** Runs in the page of test/bench/schedule.ts: the schedule drawn by React, and by hand. */
import { createRoot } from "react-dom/client";
import { createStore } from "zustand/vanilla";
import { cardView } from "../../src/islands/programme/card/card-view.ts";
import { DEFAULT_FILTERS } from "../../src/islands/programme/domain/filters.ts";
import { ProgrammeProvider, type ProgrammeRoot } from "../../src/islands/programme/root-context.tsx";
import { ScheduleView } from "../../src/islands/programme/schedule/ScheduleView.tsx";
import { inOrder, scheduleOf } from "../../src/islands/programme/schedule/schedule.ts";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import { type PeerWindow, peerEvents } from "./peer-events.ts";

/** Time from the data to the paint, in ms. */
export interface Times {
  /** Until the first activities are painted. */
  readonly first: number;
  /** Until all are painted. */
  readonly all: number;
}

export interface ScheduleBench {
  ready(rows: readonly unknown[]): void;
  react(): Promise<Times>;
  /**
   * Sets the same markup at once.
   *
   * @param worksOut whether its texts are computed from the data, too
   */
  hand(html: string, worksOut: boolean): Promise<Times>;
  /** Draws a peer's list of the same activities. */
  peer(name: string): Promise<Times>;
}

const list = document.querySelector<HTMLElement>(".signet-programme-list") ?? document.body;
const cards = list.getElementsByTagName("article");
const links = list.getElementsByTagName("a");
let activities: ReturnType<typeof parseActivities> = [];

const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });

async function watch(
  draw: () => void,
  drawn = () => cards.length,
  wanted = activities.length,
): Promise<Times> {
  const start = performance.now();
  const seen = new Promise<Times>((resolve) => {
    let first: Promise<number> | undefined;
    const look = async () => {
      if (drawn() > 0) first ??= painted();
      if (drawn() < wanted) return;
      observer.disconnect();
      resolve({ all: (await painted()) - start, first: ((await first) ?? 0) - start });
    };
    const observer = new MutationObserver(look);
    observer.observe(list, { childList: true, subtree: true });
  });
  draw();
  return seen;
}

const bench: ScheduleBench = {
  ready(rows) {
    activities = parseActivities(rows, () => {});
  },
  react() {
    const store = createStore(() => ({ filters: DEFAULT_FILTERS, busy: false, failure: null, activities }));
    const root = { store, base: document.baseURI, actions: {}, ids: {} } as unknown as ProgrammeRoot;
    return watch(() =>
      createRoot(list).render(
        <ProgrammeProvider value={root}>
          <ScheduleView activities={activities} card={null} />
        </ProgrammeProvider>,
      ),
    );
  },
  hand: (html, worksOut) =>
    watch(() => {
      if (worksOut) for (const one of inOrder(scheduleOf(activities))) cardView(one, document.baseURI);
      list.innerHTML = html;
    }),
  peer(name) {
    const events = peerEvents(activities);
    const { peers } = window as PeerWindow;
    return watch(
      () => peers[name]?.(list, events),
      () => links.length,
      events.length,
    );
  },
};

Object.assign(window, { bench });
