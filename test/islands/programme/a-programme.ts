import type { EventsPage, EventsQuestion, ProgrammeApi } from "../../../src/islands/programme/api/api.ts";
import { type Categories, parseCategories } from "../../../src/islands/programme/domain/categories.ts";
import type { ProgrammeStoreOptions } from "../../../src/islands/programme/state/state.ts";
import { createProgrammeStore } from "../../../src/islands/programme/state/store.ts";
import type { RowId } from "../../../src/shared/http/row-id.ts";
import { activity } from "../../shared/activity/an-activity.ts";
import { heldCalls } from "../../shared/held-calls.ts";
import { noteAddress, noteContext } from "../../shared/list/list-context.ts";

export const WEDNESDAY = 1795582800; // 25 November 2026, 0 h in Montréal
export const THURSDAY = 1795669200;

export const CATEGORIES: Categories = parseCategories(
  {
    dates: [
      { label: "mercredi 25 novembre 2026", value: WEDNESDAY },
      { label: "jeudi 26 novembre 2026", value: THURSDAY },
    ],
    genres: [{ label: "Poésie", value: 6461 }],
    types: [{ label: "Séances de dédicaces", value: 6339 }],
  },
  () => {},
);

/** One page of an answer whose activities have these ids. */
export function page(ids: readonly RowId[], count = ids.length, perPage = 2): EventsPage {
  const items = ids.map((id) => activity({ id, slug: `a${id}` }));
  return { items, received: ids.length, count, perPage };
}

type Asked = { readonly question: EventsQuestion; readonly page: number; readonly seed: number };

/** An API that answers when the test tells it to, and records its calls. */
function slowApi() {
  const { calls, ask, last } = heldCalls<Asked, EventsPage>();
  const categories = heldCalls<object, Categories>("GET /api/categories");
  const api: ProgrammeApi = {
    events: (question, number, seed, signal) =>
      ask({ question: { ...question }, page: number, seed }, signal),
    categories: (signal) => categories.ask({}, signal),
  };
  return { api, calls, categoryCalls: categories.calls, last };
}

/** A programme with a slow API, a recorded address and a fair that is not on today. */
export function programme(
  options: Partial<ProgrammeStoreOptions> & { query?: string; historySeed?: number } = {},
) {
  const { query, historySeed, ...rest } = options;
  const server = slowApi();
  const address = noteAddress(query, historySeed ?? null);
  const { context, ...noted } = noteContext();
  const draws = [0.4, 0.1, 0.9, 0.2, 0.7, 0.3];
  let drawn = 0;
  const store = createProgrammeStore({
    api: server.api,
    clock: () => new Date("2026-06-01T12:00:00Z"),
    random: () => draws[drawn++ % draws.length] ?? 0,
    initial: null,
    address: address.bar,
    ...context,
    ...rest,
  });
  const { actions } = store.getState();
  return {
    store,
    actions,
    ...server,
    address,
    ...noted,
    state: () => store.getState(),
    ids: () => store.getState().items.map((found) => found.id),
  };
}

/** A programme whose first list has loaded: ids 1 and 2 of five, two on a page. */
export async function openProgramme(options: Parameters<typeof programme>[0] = {}) {
  const opened = programme({
    initial: { query: "none", seed: 3, categories: CATEGORIES, events: null },
    ...options,
  });
  opened.actions.start();
  await opened.last().answer(page([1, 2], 5));
  return opened;
}
