import { absolute } from "../links/absolute.ts";
import type { Activity } from "./activity.ts";

/** Absolute address of an activity's page; null without one. A `mailto:` link is no page. */
export function activityAddress({ url }: Activity, base: string): string | null {
  return url === null || /^mailto:/i.test(url) ? null : absolute(url, base);
}
