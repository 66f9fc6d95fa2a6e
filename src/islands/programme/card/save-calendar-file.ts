import { calendarFile } from "../../../shared/links/calendar-file.ts";
import { fold } from "../../../shared/text/fold.ts";
import { pageClock } from "../../../shared/time/clock.ts";
import type { Activity } from "../domain/activity.ts";
import { dateState } from "../domain/dates.ts";
import { activityAddress } from "../domain/links.ts";
import { activityEvent } from "./calendar-event.ts";

/** How long a browser may take to fetch what it was told to save; some ask the visitor first. */
const FETCHED = 60_000;

/** The text of an activity's calendar file; null when it has no date to keep. */
export function activityCalendarFile(activity: Activity, base: string, now: Date): string | null {
  const event = activityEvent(activity, base);
  if (event === null) return null;
  const url = activityAddress(activity, base);
  return calendarFile({
    ...event,
    uid: `activite-${activity.id}@${new URL(url ?? base).host}`,
    revision: dateState(activity).status === "postponed" ? 1 : 0,
    url,
    now,
  });
}

/** 'mai-a-velo-2025.ics': letters and digits that every file system takes. */
export function calendarFileName({ id, title }: Activity): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `${words || `activite-${id}`}.ics`;
}

/**
 * Hands an activity over as an .ics file. A link with `download` to an address made of the text: Safari on iOS shows
 * its 'add to calendar' for it, other browsers save it; no frame, no navigation, nothing that a strict CSP forbids.
 * The link stands in no document, so no router of a theme sees the click. iOS apps that show pages in a view of their
 * own may do nothing; the calendar link beside it works there.
 *
 * @param signal ends what is kept for the browser to fetch
 */
export function saveCalendarFile(activity: Activity, base: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const text = activityCalendarFile(activity, base, pageClock()());
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), {
    href: address,
    download: calendarFileName(activity),
  }).click();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    URL.revokeObjectURL(address);
  };
  const timer = setTimeout(end, FETCHED);
  signal.addEventListener("abort", end);
}
