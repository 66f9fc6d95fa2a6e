import { useEffect, useRef } from "react";
import type { Activity } from "../../../shared/activity/activity.ts";
import { DataError } from "../../../shared/http/data-error.ts";
import { useProgramme, useRoot } from "../root-context.tsx";

/** Reports once when the API sends activities of more than two days (ruling D33): they are counted but not shown. */
export function useLeftOut(activities: readonly Activity[], leftOut: readonly Activity[]): void {
  const { report } = useRoot();
  // Before the schedule's own answer, these are the activities of the previous view.
  const answered = useProgramme((state) => !state.busy && !state.failure && state.items === activities);
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current || !answered || leftOut.length === 0) return;
    reported.current = true;
    const names = leftOut.map(({ slug }) => slug).join(", ");
    report(new DataError([["many-days", names]]));
  }, [answered, leftOut, report]);
}
