/** The three views as links that keep the filters. */
import type { Mode, ProgrammeLocation } from "../../../src/islands/programme/domain/filters.ts";
import { messages } from "../../../src/islands/programme/messages.ts";
import { withMode } from "../../../src/islands/programme/state/changes.ts";
import { address } from "./programme-view.ts";

export function viewsView(location: ProgrammeLocation, search: string) {
  return (Object.keys(messages.views) as Mode[]).map((mode) => ({
    mode,
    href: address(withMode(location, mode), search),
    chosen: mode === location.mode,
  }));
}
