/** The strip of what is on now: the server prints the island's markup, without the minutes. */

import nunjucks from "nunjucks";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { readFair } from "../../src/islands/now/api/api.ts";
import { messages } from "../../src/islands/now/messages.ts";
import { Now } from "../../src/islands/now/Now.tsx";
import { nowView } from "../../src/islands/now/places/now-view.ts";
import type { NowState } from "../../src/islands/now/state/store.ts";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import { inRoom, SATURDAY, state } from "../islands/now/a-fair.ts";
import { outline } from "./markup.ts";
import { all, api, fair, hrefs, sitePage, templates, words } from "./site-setup.ts";

const environment = new nunjucks.Environment(new nunjucks.FileSystemLoader(templates), {
  autoescape: true,
  trimBlocks: true,
  lstripBlocks: true,
});
const SOURCE = '{% from "macros/now.njk" import nowPlaces %}{{ nowPlaces(view, words, 2, board) }}';

/** What the macro prints of a state, and what the island renders at first: without the minutes, as the server. */
function both(of: NowState, options: { readonly board: boolean; readonly room: string }) {
  const programme = "/programmation";
  const view = nowView(of, { programme, ...options });
  const server = environment.renderString(SOURCE, { view, words: messages, board: options.board });
  const store = createStore<NowState>(() => of);
  const island = renderToStaticMarkup(
    <Now store={store} api="/api" programme={programme} {...options} heading="en-ce-moment" level={2} />,
  );
  return { server: outline(server), island: outline(island) };
}

const STATES: readonly (readonly [string, NowState])[] = [
  ["before the fair", state("2026-11-20 10:00", [])],
  ["with nothing on", state(`${SATURDAY} 23:00`, [], { restOf: SATURDAY })],
  [
    "on Saturday of the invented fair",
    state(
      `${SATURDAY} 14:35`,
      parseActivities(fair.events, () => {}),
      {
        fair: readFair(api.categories(), () => {}),
      },
    ),
  ],
  [
    "with a long title, and one without a page",
    state(`${SATURDAY} 14:35`, [
      inRoom(1, "A", "14:00", "15:00", { title: "Très long ".repeat(20) }),
      inRoom(2, "B".repeat(100), "14:00", null, { url: null }),
    ]),
  ],
];

describe.each(STATES)("%s", (_, of) => {
  test.each([
    ["the strip", { board: false, room: "" }],
    ["the board", { board: true, room: "" }],
    ["the board of a room", { board: true, room: "6562" }],
  ])("%s has the island's markup, without the minutes", (_name, options) => {
    const { server, island } = both(of, options);
    expect(server.length).toBeGreaterThan(5);
    expect(server).toEqual(island);
  });
});

const onSaturday = `${SATURDAY}T14:35:00-05:00`;

test("the home page has the strip, with links only, and one to the programme of the day", () => {
  const strip = sitePage("/", onSaturday).querySelector("[data-island=now]") as Element;
  expect(all(strip, "button, input")).toEqual([]);
  expect(all(strip, ".signet-now-place").length).toBeGreaterThan(5);
  expect(hrefs(strip, ".signet-now-head a")).toEqual(["/programmation?date=1795842000"]);
  expect(all(strip, ".signet-now-minutes")).toEqual([]);
});

test("before the fair it says when it begins", () => {
  const strip = sitePage("/", "2026-11-20T10:00:00-05:00").querySelector("[data-island=now]");
  expect(words(strip)).toContain("Le Salon commence mercredi 25 novembre.");
});

test("the board has neither links nor controls, and may be of one room", () => {
  const board = sitePage("/ecran?salle=6562", onSaturday);
  expect(all(board, "a[href], button, nav")).toEqual([]);
  expect(words(board.querySelector("h1"))).toBe("La Place publique");
  expect(board.querySelector("[data-island=now]")?.getAttribute("data-room")).toBe("6562");
  expect(all(board, ".signet-now-place")).toHaveLength(1);
});

test.each([
  ["/programmation", "/programmation?date=928"],
  ["https://salon.test/p?langue=fr", "https://salon.test/p?langue=fr&date=928"],
  ["javascript:void(0)", null],
  ["//other.test/programmation", null],
  ["data:text/html,x", null],
])("the link to the day's programme at '%s' leads to %s", (programme, href) => {
  const store = createStore<NowState>(() => state(`${SATURDAY} 14:35`, []));
  const html = renderToStaticMarkup(
    <Now
      store={store}
      api="/api"
      programme={programme}
      board={false}
      room=""
      heading="en-ce-moment"
      level={2}
    />,
  );
  const link = new DOMParser().parseFromString(html, "text/html").querySelector("a.signet-link");
  expect(link?.getAttribute("href") ?? null).toBe(href);
});
