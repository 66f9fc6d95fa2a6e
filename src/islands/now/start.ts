import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { type Arrived, defineIsland } from "../../shared/enhance/define-island.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { pageClock } from "../../shared/time/clock.ts";
import { createNowApi } from "./api/api.ts";
import { parseInitial } from "./api/initial.ts";
import { readAttributes } from "./attributes.ts";
import { messages } from "./messages.ts";
import { createNowStore } from "./state/store.ts";

/** Starts with what the page says; else the API is asked at once. */
function start({ marker, signal, guard, report }: MarkerContext<unknown>, { page }: Arrived) {
  const attributes = readAttributes(marker);
  const store = createNowStore({
    api: createNowApi({
      base: apiRoot(attributes.api),
      room: attributes.room,
      http: createHttp({ patience: 0 }),
      report,
    }),
    initial: page === null ? null : parseInitial(page, report),
    board: attributes.board,
    clock: pageClock(),
    signal,
    guard,
    report,
  });
  return { store, attributes };
}

export const mount = defineIsland({
  start,
  skeleton: [
    () => import("./skeleton/skeleton.ts"),
    ({ show }, context, { store, attributes: { board } }) => show(context, store, { board, words: messages }),
  ],
  views: () => import("./mount.tsx"),
  render: ({ renderNow }, context, { store, attributes }) => renderNow(context, attributes, store),
});
