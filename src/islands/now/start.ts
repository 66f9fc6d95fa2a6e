import type { Mount } from "../../shared/enhance/declaration.ts";
import { json } from "../../shared/enhance/json.ts";
import { readFacts } from "../../shared/facts/read-facts.ts";
import { apiRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { fillBlank } from "../../shared/skeleton/fill-blank.ts";
import { pageClock } from "../../shared/time/clock.ts";
import { createNowApi } from "./api/api.ts";
import { parseInitial } from "./api/initial.ts";
import { readAttributes } from "./attributes.ts";
import { messages } from "./messages.ts";
import { createNowStore } from "./state/store.ts";

/**
 * Starts with what the page says, else asks the API at once, and mounts the views when React and the first answer have
 * arrived. Until then the server's HTML stays; in a marker without any, a skeleton.
 */
export const mount: Mount<unknown> = async (context) => {
  const { marker, signal, guard, report } = context;
  const attributes = readAttributes(marker);
  await readFacts(context);
  const page = json(marker, "initial", report);
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
  fillBlank(
    marker,
    () => import("./skeleton/skeleton.ts"),
    ({ show }) => show(context, store, { board: attributes.board, words: messages }),
  );

  const { renderNow } = await context.part(() => import("./mount.tsx"));
  if (!signal.aborted) renderNow(context, attributes, store);
};
