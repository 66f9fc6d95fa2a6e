import type { Activity } from "../../../shared/activity/activity.ts";
import { useTools } from "../tools/use-tools.ts";

interface CardToolProps {
  readonly part: "CardKeep" | "CardOwnTime";
  readonly activity: Activity;
}

/** A part of a card that comes when the page is idle. It renders itself alone when it comes, and moves nothing. */
export function CardTool({ part, activity }: CardToolProps) {
  const Part = useTools()?.[part];
  return Part && <Part activity={activity} />;
}
