import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { Descriptions } from "../../src/islands/programme/results/Descriptions.tsx";
import { LoadMore } from "../../src/islands/programme/results/LoadMore.tsx";
import { ResultsHead } from "../../src/islands/programme/results/ResultsHead.tsx";
import { ViewToggles } from "../../src/islands/programme/results/ViewToggles.tsx";
import { ProgrammeProvider, type ProgrammeRoot } from "../../src/islands/programme/root-context.tsx";
import { parse } from "../../src/islands/programme/state/url.ts";
import { parseActivity } from "../shared/activity/an-activity.ts";
import { outline } from "./markup.ts";
import { api, fair, page, pageHtml, words } from "./programme-setup.ts";

const PROJECT = fair.categories.projects[0]?.value;

/** React's output of a component at an address, with the server page's initial JSON. */
function printed(part: React.ReactNode, address: string, html = pageHtml(address)): string {
  const [, json = ""] = /data-initial>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { data, meta } = JSON.parse(json).events;
  const location = parse(address.replace(/^[^?]*/, ""));
  const state = {
    ...location,
    answered: location.filters,
    ...meta,
    items: data.map((row: never) => parseActivity(row, () => {})),
    reached: meta.page,
    // The map loads the other pages itself: it has no 'load more' button.
    following: address.includes("carte"),
  };
  const root = {
    store: createStore(() => state),
    actions: {},
    ids: { resultsHeading: "programmation-titre" },
  };
  return renderToStaticMarkup(
    <ProgrammeProvider value={root as unknown as ProgrammeRoot}>{part}</ProgrammeProvider>,
  );
}

/** Links without script are buttons with script; their text and look are the same. */
const comparable = (html: string) =>
  html
    .replace(/<(?:button|a)\b[^>]*?class="([^"]*)"([^>]*)>/g, (_, look, rest) =>
      /aria-(pressed="true"|current)/.test(rest) ? `<a class="${look}" chosen>` : `<a class="${look}">`,
    )
    .replaceAll("</button>", "</a>")
    // The script gives the field these by itself, and it needs no form.
    .replace(/ (?:form="filtres"|maxlength="100"|autocomplete="off"|spellcheck="false")/g, "");

const part = (html: string, from: string, to: string) => {
  const start = html.indexOf(from);
  return html.slice(start, html.indexOf(to, start));
};

describe("The CMS's template and React print the same", () => {
  test.each([
    "/programmation?volet1=6332",
    "/programmation?mode=horaire&volet3=73904",
    "/programmation?mode=carte&type=1",
  ])("views and head of the results of %s", (address) => {
    const html = pageHtml(address);
    const views = part(
      html,
      '<div class="signet-programme-views"',
      '<div class="signet-programme-filters-bar"',
    );
    expect(outline(comparable(printed(<ViewToggles />, address)))).toEqual(outline(comparable(views)));
    const head = part(
      html,
      '<div class="signet-programme-results-head"',
      '<div class="signet-programme-chips"',
    );
    const theirs = address.includes("carte")
      ? head.replace(/<a class="signet-link"[^>]*>.*?<\/a>/, "")
      : head;
    const mine = printed(<ResultsHead />, address);
    expect(outline(comparable(mine))).toEqual(outline(comparable(theirs)));
  });

  test("groups thousands with a no-break space", () => {
    const address = "/programmation?volet1=6332";
    const events: typeof api.events = (params) => {
      const { data, meta } = api.events(params);
      return { data, meta: { ...meta, count: 1569 } };
    };
    const html = pageHtml(address, undefined, { ...api, events });
    const head = part(
      html,
      '<div class="signet-programme-results-head"',
      '<div class="signet-programme-chips"',
    );
    expect(head).toContain(">1\u00a0569 Activités<");
    expect(outline(comparable(printed(<ResultsHead />, address, html)))).toEqual(outline(comparable(head)));
    const foot = part(html, '<div class="signet-more"', '<p class="signet-programme-add"');
    expect(foot).toContain("24\u00a0activités affichées sur 1\u00a0569<");
    expect(outline(comparable(printed(<LoadMore drawn={({ length }) => length} />, address, html)))).toEqual(
      outline(comparable(foot)),
    );
  });

  test("shows the description of a chosen project", () => {
    const address = `/programmation?project=${PROJECT}`;
    const html = pageHtml(address);
    const described = part(
      html,
      '<div class="signet-programme-described"',
      '<div class="signet-programme-list"',
    );
    expect(words(page(address).querySelector(".signet-programme-described"))).toContain("Grande Dictée");
    expect(outline(printed(<Descriptions />, address))).toEqual(outline(described));
    expect(page("/programmation").querySelector(".signet-programme-described")).toBeNull();
  });
});

test("the server's views keep the filters, and open the map with its own area only", () => {
  const document = page("/programmation?volet1=6332&genre=6461&page=2&utm_source=x");
  const links = [...document.querySelectorAll(".signet-programme-view")].map((link) =>
    link.getAttribute("href"),
  );
  const same = (at: string) => [
    `?volet1=6332&genre=6461&mode=horaire&utm_source=x${at}`,
    `?volet1=6332&genre=6461&page=2&utm_source=x${at}`,
    `?volet2=6335&genre=6461&mode=carte&utm_source=x${at}`,
  ];
  // A click beside the count returns to the count.
  expect(links).toEqual([...same(""), ...same("#programmation-titre")]);
});
