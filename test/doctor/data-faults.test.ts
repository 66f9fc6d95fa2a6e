/** Faults of the data that no schema refuses, and the report that an editor copies. */
import { expect, test } from "vitest";
import { activityFaults } from "../../src/doctor/data/activity-faults.ts";
import { listed } from "../../src/doctor/data/listed.ts";
import { pictureFaults } from "../../src/doctor/data/pictures.ts";
import { readList } from "../../src/doctor/data/read-list.ts";
import { refusedAddresses } from "../../src/doctor/data/refused.ts";
import { streamFaults } from "../../src/doctor/data/webcast-check.ts";
import type { Examination } from "../../src/doctor/examine.ts";
import { reportText } from "../../src/doctor/report-text.ts";
import { readCategories } from "../../src/islands/programme/domain/categories.ts";
import { readStreams } from "../../src/islands/webcast/api/api.ts";
import { parseActivities } from "../../src/shared/activity/schema.ts";
import type { Http } from "../../src/shared/http/http.ts";
import { errorText } from "../../src/shared/trouble/error-text.ts";

const NINE = 1_795_705_200; // 26 November 2026, 10:00 in Montréal
const MIDNIGHT_UTC = 1_795_651_200; // 26 November 2026 in UTC

const row = (more: object, title = "Lire la nuit") => ({ id: 1, title, dates: { start: NINE }, ...more });
const categories = readCategories(
  {
    data: {
      types: [{ label: "Rencontre", value: 6340 }],
      statuses: [{ label: "Complet", value: 9 }],
      aspects: [{ label: "Ville", value: 6335 }],
    },
  },
  () => {},
);

const faults = (rows: readonly object[]) =>
  activityFaults(
    parseActivities(
      rows.map((one, index) => ({ ...one, id: index + 1 })),
      () => {},
    ),
    categories,
  ).map(({ what }) => what);

const CITY = { aspects: [{ id: 6335, title: "Dans la ville" }] };

test("an activity that is right has no fault", () => {
  expect(faults([row({ categories: { type: [{ id: 6340, title: "Rencontre" }], status: [9] } })])).toEqual(
    [],
  );
});

test("an activity without a date, unless its status says so", () => {
  expect(faults([row({ dates: {} })])).toEqual(["Une activité n’a pas de date : « Lire la nuit »."]);
  expect(faults([row({ dates: {}, categories: { status: [78588] } })])).toEqual([]);
});

test("an activity that ends before it begins", () => {
  expect(faults([row({ dates: { start: NINE, end: NINE - 60 } })])).toEqual([
    "Une activité finit avant de commencer : « Lire la nuit ».",
  ]);
});

test("days and starts at midnight in UTC, but not one evening at seven", () => {
  const shifted = row({ dates: { start: NINE, range: [MIDNIGHT_UTC] } });
  expect(faults([shifted])).toEqual([
    expect.stringContaining("soit la veille à Montréal : « Lire la nuit »"),
  ]);
  const evening = row({ dates: { start: MIDNIGHT_UTC } });
  expect(faults([evening, row({})])).toEqual([]);
  expect(faults([evening, evening, evening])).toEqual([expect.stringContaining("toutes à minuit UTC")]);
});

test("places without coordinates, and activities in the city without a place", () => {
  const lost = { location: { location: [{ id: 3, title: "UQAM" }] }, categories: CITY };
  expect(faults([row(lost)])).toEqual([
    "Un lieu n’a pas de coordonnées et n’est pas sur la carte : « UQAM ».",
  ]);
  expect(faults([row({ categories: CITY })])).toEqual([
    "Une activité dans la ville n’a pas de lieu : « Lire la nuit ».",
  ]);
});

test("an unknown type, status or area", () => {
  const unknown = { type: [{ id: 1, title: "A" }], status: [2], aspects: [{ id: 3, title: "B" }] };
  expect(faults([row({ categories: unknown })])).toEqual([
    "Une activité a un type inconnu : « Lire la nuit ».",
    "Une activité a un statut inconnu : « Lire la nuit ».",
    "Une activité a un volet inconnu : « Lire la nuit ».",
  ]);
});

test("a title that is cut", () => {
  expect(faults([row({}, "a".repeat(81))])[0]).toContain("dépasse 80 caractères et est coupé");
});

test("addresses that are refused silently", () => {
  const [found] = refusedAddresses(
    [
      { title: "A", url: "javascript:alert(1)" },
      { title: "B", url: "/b" },
    ],
    ["url"],
  );
  expect(found?.what).toBe("Une adresse est refusée, sur « A » : javascript:alert(1).");
});

test("pictures that do not load, by name", async () => {
  const rows = ["a", "b", "c"].map((title) => ({ title, picture: `/media/${title}.svg` }));
  const load = async (address: string) => !/[bc]\.svg/.test(address);
  const [found] = await pictureFaults(rows, "https://a.test/", new AbortController().signal, load);
  expect(found?.what).toBe(
    "2 images ne se chargent pas : celles de « b » et « c ». La première : /media/b.svg.",
  );
});

test("a stream of an unknown type, and one whose title is cut", () => {
  const raw = [{ streamTitle: "A".repeat(60), streamId: "x", streamType: "video" }];
  const streams = readStreams({ data: { entry: { homeStreams: raw } } }, () => {});
  expect(streamFaults(streams, raw).map(({ what }) => what)).toEqual([
    expect.stringContaining("un type inconnu (« video »)"),
    expect.stringContaining("50 caractères"),
  ]);
});

test("a list is read page after page, to its end, and keeps what the schema complains about", async () => {
  const page = (data: object[]) => ({ data, meta: { count: 3, perPage: 2 } });
  const answers = [page([{ id: 1, title: "A" }, { id: 2 }]), page([{ id: 3, title: "C" }])];
  const asked: string[] = [];
  const http: Http = {
    json: async (url, read) => read(answers[asked.push(url) - 1]),
  };
  const list = await readList(http, (number) => `/${number}`, parseActivities, new AbortController().signal);
  expect(asked).toEqual(["/1", "/2"]);
  expect(list.items.map(({ title }) => title)).toEqual(["A", "C"]);
  expect(list.raw).toHaveLength(3);
  expect(list.errors.map(errorText)).toEqual([expect.stringContaining("activity 2: left out of the list")]);
});

test("many names are shortened, never by one alone", () => {
  expect(listed(["a", "b"])).toBe("« a » et « b »");
  expect(listed([..."abcdefg"])).toMatch(/« f » et « g »$/);
  expect(listed([..."abcdefgh"])).toMatch(/« f » et 2 autres$/);
});

test("the report has the page, the version, the findings and each marker", () => {
  const element = document.createElement("div");
  element.dataset.island = "programme";
  const examination: Examination = {
    markers: [{ element, kind: "island", name: "programme", facts: undefined, state: "ready", at: 820 }],
    findings: [
      { level: "fault", what: "Il manque data-api.", write: "<div>\n</div>", element, todo: "Rien." },
    ],
    data: ["12 activités lues."],
  };
  const about = {
    address: "https://a.test/p",
    version: "1.2.3",
    script: "/s.js",
    browser: "B",
    window: "W",
    time: "T",
  };
  expect(reportText(examination, about)).toBe(`Diagnostic de Signet
Page : https://a.test/p
Signet : 1.2.3 (/s.js)
Navigateur : B
Fenêtre : W
Date : T

À corriger (1)
1. [Faute] Il manque data-api.
   Où : <div data-island="programme">
   Écrivez : <div>
   </div>
   À faire : Rien.

Les marqueurs (1)
- <div data-island="programme"> : prêt après 0,8 s

Les données
- 12 activités lues.
`);
});
