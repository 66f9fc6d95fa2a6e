/** Section 5 of the specification: texts too long for a card, in React's markup and in the templates'. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { CardPlaces } from "../../src/islands/programme/card/CardPlaces.tsx";
import { cardView } from "../../src/islands/programme/card/card-view.ts";
import { StreamCard } from "../../src/islands/webcast/cards/StreamCard.tsx";
import { WEBCAST_IDS, WebcastProvider, type WebcastRoot } from "../../src/islands/webcast/root-context.tsx";
import { row, stream } from "../islands/webcast/a-stream.ts";
import { activity } from "../shared/activity/an-activity.ts";
import { outline } from "./markup.ts";
import { siteHtml } from "./site-setup.ts";

const ROOM = "Salle des archives et de la mémoire ".repeat(3).trim();
const TITLE = "Nuit de la poésie et du conte ".repeat(3).trim();
const CUT_ROOM = `${ROOM.slice(0, 80).trimEnd()}…`;
const CUT_TITLE = `${TITLE.slice(0, 50).trimEnd()}…`;
const whole = (cut: string, text: string) =>
  `<span aria-hidden="true">${cut}</span><span class="signet-visually-hidden">${text}</span>`;

test("a room in the city is cut at 80 characters, its address is not", () => {
  const { places } = cardView(
    activity({
      categories: { aspects: [{ id: 6335, title: "Dans la ville" }] },
      location: {
        location: [{ id: 1, title: "Maison de la culture", address: { address: "1, rue Roy" } }],
        room: [{ title: ROOM }],
      },
    }),
    "https://salon.test/",
  );
  const html = renderToStaticMarkup(<CardPlaces places={places} />);
  expect(html).toContain(whole(`${CUT_ROOM}, 1, rue Roy`, `${ROOM}, 1, rue Roy`));
});

const fields = {
  streamTitle: TITLE,
  streamActivity: [{ url: "/activites/nuit", activityRoom: [{ title: ROOM }] }],
};

/** The root's values that a card needs; pictures are not allowed, so its title is shown instead. */
const root = {
  store: createStore(() => ({ allowed: false })),
  settings: { thumbnail: () => null },
  ids: WEBCAST_IDS,
} as unknown as WebcastRoot;

const card = () =>
  renderToStaticMarkup(
    <WebcastProvider value={root}>
      <StreamCard stream={stream(fields)} active={false} onChoose={() => {}} onLeave={() => {}} />
    </WebcastProvider>,
  );

test("both sides of a stream card cut its title at 50 characters, and the room at 80", () => {
  const [front = "", back = ""] = card().split('<span class="signet-webcast-stream-back"');
  expect(front).toContain(`<b>${whole(CUT_TITLE, TITLE)}</b>`);
  expect(front).toContain(
    `<small><span>Diffusion en direct</span><span>, </span><span>${whole(CUT_ROOM, ROOM)}</span></small>`,
  );
  expect(back).toContain(`<b class="signet-poster">${CUT_TITLE}</b>`);
  expect(back).toContain(`Diffusion en direct, ${CUT_ROOM}</span>`);
  expect(back).not.toContain(TITLE);
  expect(back).not.toContain(ROOM);
  expect(front).toContain(
    `signet-webcast-picture-none signet-poster" aria-hidden="true">${CUT_TITLE}</span>`,
  );
});

test("the template's stream card prints the same as React's, and cuts the playing stream's room", () => {
  const html = siteHtml("/webdiffusion", undefined, () => [row("a", fields), row("b", fields)]) ?? "";
  const words = (markup: string) =>
    outline(/<span class="signet-webcast-stream-words">[\s\S]*?<\/small>/.exec(markup)?.[0] ?? "no card");
  expect(words(html)).toEqual(words(card()));
  const [, kind = ""] = /signet-webcast-facts-kind">([\s\S]*?)<\/p>/.exec(html) ?? [];
  // A space keeps the two forms apart in a text browser.
  expect(kind.replace("</span> <span", "</span><span")).toContain(whole(CUT_ROOM, ROOM));
});
