import type { Activity } from "../../../shared/activity/activity.ts";
import { useExtras } from "../extras/use-extras.ts";

interface CardExtraProps {
  readonly part: "CardKeep" | "CardOwnTime";
  readonly activity: Activity;
}

/** A part of a card that comes when the page is idle. It renders itself alone when it comes, and moves nothing. */
export function CardExtra({ part, activity }: CardExtraProps) {
  const Part = useExtras()?.[part];
  return Part && <Part activity={activity} />;
}
