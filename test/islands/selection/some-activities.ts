import type { Activity } from "../../../src/shared/activity/activity.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { activity } from "../../shared/activity/an-activity.ts";

/** Epoch seconds of a time with its offset: '2026-11-28T10:00-05:00'. */
export const at = (text: string): number => Date.parse(text) / 1000;

const VENUE = { aspects: [{ id: 6332, title: "Au Palais des congrès" }] };
const CITY = { aspects: [{ id: 6335, title: "Dans la ville" }] };
const ONLINE = { aspects: [{ id: 73904, title: "En ligne" }] };

export const inRoom = (title: string, kiosk: string | null = null) => ({
  categories: VENUE,
  location: { room: [{ id: 1, title }], kiosk },
});
export const inTown = (title: string) => ({ categories: CITY, location: { location: [{ id: 7, title }] } });
export const online = { categories: ONLINE };

/** An activity from one time to another, at the venue unless `fields` say otherwise. */
export const timed = (
  id: RowId,
  from: string,
  until: string | null,
  fields: Record<string, unknown> = inRoom("Salle A"),
): Activity =>
  activity({
    id,
    slug: `activite-${id}`,
    title: `Activité ${id}`,
    ...fields,
    dates: { start: at(from), end: until === null ? null : at(until) },
  });
