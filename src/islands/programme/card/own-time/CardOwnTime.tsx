import type { Activity } from "../../../../shared/activity/activity.ts";
import { dateState } from "../../../../shared/activity/dates.ts";
import { areas } from "../../../../shared/activity/facts.ts";
import { placeLines } from "../../../../shared/activity/place-lines.ts";
import { easternStamp } from "../../../../shared/time/eastern.ts";
import { offsetSeconds } from "../../../../shared/time/zone.ts";
import { type Part, usePart } from "../../../../shared/ui/part.ts";
import { useRoot } from "../../root-context.tsx";

/** luxon is among it. */
const OWN_TIME: Part<typeof import("./OwnTime.tsx")> = {
  load: () => import("./OwnTime.tsx"),
  css: "programme.afar",
};

/** Whether the visitor's clock shows another time than the fair's. */
const isAway = (instant: number): boolean =>
  offsetSeconds(easternStamp(instant).slice(16)) !== new Date(instant * 1000).getTimezoneOffset() * -60;

/** Start of an activity online at which the visitor's clock shows another time than the fair's; else null. */
function startFromAfar(activity: Activity): number | null {
  const { status, current } = dateState(activity);
  // Hours of each of several days are no one instant.
  const start = current?.kind === "day" || current?.through ? current.hours?.from : undefined;
  if (start === undefined || status === "cancelled" || !isAway(start)) return null;
  return placeLines(activity).some(({ area }) => area.id === areas().online.id) ? start : null;
}

/** The visitor's own time of an activity online, once its code has arrived; the fair's is there without it. */
export function CardOwnTime({ activity }: { readonly activity: Activity }) {
  const start = startFromAfar(activity);
  const part = usePart(OWN_TIME, start !== null, useRoot().loadPart);
  return start !== null && part && <part.OwnTime start={start} />;
}
