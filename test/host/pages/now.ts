/** What is on now, as the server prints it: with the island's own pure files. */
import { eventsQuery, readFair } from "../../../src/islands/now/api/api.ts";
import { isFairDay, planAt } from "../../../src/islands/now/domain/plan.ts";
import {
  HOURS_AHEAD,
  type Question,
  questionsAt,
  restOfDay,
} from "../../../src/islands/now/domain/question.ts";
import { messages } from "../../../src/islands/now/messages.ts";
import { nowView } from "../../../src/islands/now/places/now-view.ts";
import { parseActivities } from "../../../src/shared/activity/schema.ts";
import { minuteOf } from "../../../src/shared/time/each-minute.ts";
import { easternDay } from "../../../src/shared/time/eastern.ts";
import type { NowView, NowWords } from "../../../templates-fixtures/macros/shapes.d.ts";
import type { EventItem } from "../data/shapes.ts";
import type { PageBuilder, PageRequest } from "../pages.ts";

const silent = () => {};
const PROGRAMME = "/programmation";

function rowsOf({ api }: PageRequest, question: Question, room: string) {
  const ask = (page: number) => api.events(new URLSearchParams(eventsQuery(question, room, page)));
  const { data, meta } = ask(1);
  const rows = [...data];
  for (let page = 2; page <= Math.ceil(meta.count / meta.perPage); page += 1) rows.push(...ask(page).data);
  return rows;
}

/** Of each activity that the strip shows, the fields that it reads. */
const shownFields = ({ id, slug, title, url, dates, categories, location, activityMode }: EventItem) => ({
  id,
  slug,
  title,
  url,
  dates,
  categories: { aspects: categories.aspects, status: categories.status },
  location,
  activityMode,
});

/** @param room value of a board's room; empty for every place */
export function nowOf(request: PageRequest, { board = false, room = "" } = {}) {
  const now = minuteOf(request.clock);
  const ahead = HOURS_AHEAD[board ? "board" : "strip"];
  const fair = readFair(request.api.categories(), silent);
  const rows = questionsAt(now, ahead).flatMap((question) => rowsOf(request, question, room));
  const activities = parseActivities(rows, silent);
  const plan = planAt(activities, now);
  const isQuiet = plan.length === 0 && isFairDay(fair.days, now);
  const shown = new Set(plan.flatMap(({ on, next }) => [...on, ...next]).map(({ activity }) => activity.id));
  const data = rows.filter(({ id }) => shown.has(id)).map(shownFields);
  const state = {
    phase: "ready" as const,
    now,
    activities,
    rest: isQuiet ? parseActivities(rowsOf(request, restOfDay(now), room), silent) : [],
    restOf: isQuiet ? easternDay(now) : null,
    fair,
    answeredAt: now,
    knownUntil: now + ahead * 3600,
    failed: false,
  };
  const { dates, rooms } = request.api.categories().data;
  return {
    // Nothing on: the island says what comes later, which is not among it.
    nowInitial: isQuiet
      ? null
      : { at: now, events: { data, meta: { count: data.length } }, categories: { dates, rooms } },
    now: nowView(state, { programme: PROGRAMME, board, room }) satisfies NowView,
    isFairDay: isFairDay(fair.days, now),
    nowWords: messages satisfies NowWords,
    programme: PROGRAMME,
  };
}

/** The board of the hall; `?salle=6562` is that of one room. */
export const boardPage: PageBuilder = (request) => {
  const room = request.url.searchParams.get("salle") ?? "";
  const { now, nowWords } = nowOf(request, { board: true, room });
  return { template: "ecran.njk", context: { board: now, nowWords, room } };
};
