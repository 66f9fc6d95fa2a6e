import { ListView } from "../views/ListView.tsx";
import type { ViewProps } from "../views/view.ts";

/** The activities by day and hour. */
export function ScheduleView({ activities, card }: ViewProps) {
  return <ListView activities={activities} card={card} />;
}
