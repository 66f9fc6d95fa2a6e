import { useEffect, useRef } from "react";
import { DataError } from "../../../shared/http/data-error.ts";
import type { Activity } from "../domain/activity.ts";
import { useProgramme, useRoot } from "../root-context.tsx";

/**
 * Ruling D33: the API leaves out runs of more than two days by itself. When it did not, the count is more than what
 * the visitor sees, so whoever runs it is told, once.
 */
export function useLeftOut(activities: readonly Activity[], leftOut: readonly Activity[]): void {
  const { report } = useRoot();
  // Until the schedule's own answer is in, these are the activities of the view before.
  const answered = useProgramme((state) => !state.busy && !state.failure && state.activities === activities);
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !answered || leftOut.length === 0) return;
    told.current = true;
    const names = leftOut.map(({ slug }) => slug).join(", ");
    report(
      new DataError(
        `The API counts activities of more than two days in schedule mode, which does not show them: ${names}`,
      ),
    );
  }, [answered, leftOut, report]);
}
