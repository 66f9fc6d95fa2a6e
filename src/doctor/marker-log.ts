/** Notes what happens to the markers from the first moment: states with their times, and what they tell. */
import type { Trouble, TroubleEvent } from "../shared/trouble/trouble.ts";
import type { Finding } from "./finding.ts";
import { failedLoadFinding, violationFinding } from "./page/blocked.ts";

interface NotedState {
  readonly state: string;
  /** Since the page was opened, in ms. */
  readonly at: number;
}

interface Told {
  readonly type: TroubleEvent;
  readonly trouble: Trouble;
}

export interface MarkerLog {
  /** The state and when it began; null before the marker is found. */
  stateOf(marker: Element): NotedState | null;
  toldBy(marker: Element): readonly Told[];
  /** What the page's policy blocked, and files that did not come. */
  blocked(): readonly Finding[];
}

/** Times of reports that are kept for each marker: a poll may fail for hours. */
const MOST = 20;

/** @param changed called after each note */
export function markerLog(root: Document, changed: () => void): MarkerLog {
  const states = new WeakMap<Element, NotedState>();
  const reports = new WeakMap<Element, Told[]>();
  const blocked = new Map<string, Finding>();

  const note = (marker: Element): void => {
    const state = marker.getAttribute("data-enhanced");
    if (state === null) states.delete(marker);
    else if (states.get(marker)?.state !== state) states.set(marker, { state, at: performance.now() });
  };
  for (const marker of root.querySelectorAll("[data-enhanced]")) note(marker);
  new MutationObserver((records) => {
    for (const { target } of records) note(target as Element);
    changed();
  }).observe(root.documentElement, { subtree: true, attributeFilter: ["data-enhanced"] });

  for (const type of ["signet:error", "signet:report"] as const) {
    root.addEventListener(type, ({ target, detail }) => {
      if (!(target instanceof Element)) return;
      const before = reports.get(target) ?? [];
      reports.set(target, [...before, { type, trouble: detail }].slice(-MOST));
      changed();
    });
  }
  const add = (finding: Finding | null): void => {
    if (!finding || blocked.has(finding.what)) return;
    blocked.set(finding.what, finding);
    changed();
  };
  root.addEventListener("securitypolicyviolation", (event) => add(violationFinding(event)));
  // `error` events of elements do not bubble.
  root.addEventListener("error", ({ target }) => add(failedLoadFinding(target)), true);

  return {
    stateOf: (marker) => states.get(marker) ?? null,
    toldBy: (marker) => reports.get(marker) ?? [],
    blocked: () => [...blocked.values()],
  };
}
