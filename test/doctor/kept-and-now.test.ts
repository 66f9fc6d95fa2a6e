/** What the doctor says of the markers of the selection and of now: their attributes, and their data. */
import { afterEach, describe, expect, test } from "vitest";
import { checkNow } from "../../src/doctor/data/now-check.ts";
import { checkSelection } from "../../src/doctor/data/selection-check.ts";
import { factsOf } from "../../src/doctor/known-markers.ts";
import { attributeFaults } from "../../src/doctor/page/attribute-faults.ts";
import { lostMarkers } from "../../src/doctor/page/lost-markers.ts";
import { unknownName } from "../../src/doctor/page/placement-faults.ts";
import type { Http } from "../../src/shared/http/http.ts";
import { type RowId, readRowId } from "../../src/shared/http/row-id.ts";

afterEach(() => document.body.replaceChildren());

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

function sayings(html: string) {
  const marker = element(html);
  const facts = factsOf(marker);
  const found = facts ? attributeFaults(marker, facts) : unknownName(marker, facts);
  return [...found, ...lostMarkers(document)].map(
    ({ what, write, todo }) => `${what} ${write ?? todo ?? ""}`,
  );
}

describe("a marker", () => {
  test.each([
    ['<div data-island="selection"></div>', 'data-island="selection" data-api="/api"'],
    ['<div data-island="now" api="/api"></div>', 'data-api="/api"'],
    [
      '<div data-island="now" data-api="/api" data-programm="/p"></div>',
      'data-island="now" data-api="/api" data-programme="/p"',
    ],
    ['<div data-island="now" data-api="/api" data-bord></div>', "data-board"],
    ['<div data-island="now" data-api="/api" data-rooms="6562"></div>', 'data-room="6562"'],
    ['<div data-island="now" data-api="/api" data-programme="javascript:0"></div>', "adresse web"],
    ['<div data-behaviour="keep"></div>', 'data-behaviour="keep" data-activity="123"'],
    ['<div data-behaviour="keep" data-activty="5"></div>', 'data-activity="5"'],
    ['<div data-behavior="selection-link"></div>', 'data-behaviour="selection-link"'],
    ['<div data-island="selection-link"></div>', 'data-behaviour="selection-link"'],
    ['<div data-behaviour="selection"></div>', 'data-island="selection"'],
    ['<div data-behaviour="now"></div>', 'data-island="now"'],
    ['<div data-island="selction" data-api="/api"></div>', 'data-island="selection"'],
  ])("that is almost right is corrected: %s", (html, right) => {
    expect(sayings(html).join("\n")).toContain(right);
  });

  test("with the end of its address for an id is doubted: the API may use another id", () => {
    const at = (id: string, href: string) =>
      sayings(`<div data-behaviour="keep" data-activity="${id}"><a href="${href}">Le bal</a></div>`).join();
    expect(at("le-grand-bal", "/activites/le-grand-bal/?jour=1")).toContain("fin de l’adresse");
    expect(at("le-grand-bal", "/activites/le-grand-bal/?jour=1")).toContain("champ id");
    expect(at("QX7RTA", "/activites/le-grand-bal")).toBe("");
    expect(at("123", "/activites/123")).toBe("");
  });

  test.each([
    '<div data-island="selection" data-api="/api"></div>',
    '<div data-island="now" data-api="/api" data-programme="/programmation"></div>',
    '<div data-island="now" data-api="/api" data-board data-room="6562"></div>',
    '<div data-behaviour="keep" data-activity="123" data-title="Le bal"></div>',
    '<div data-behaviour="keep" data-activity="QX7RTA"></div>',
    '<a data-behaviour="selection-link" href="/ma-selection">Ma sélection</a>',
  ])("that is right has no fault: %s", (html) => {
    expect(sayings(html)).toEqual([]);
  });
});

const rows = [1, 2, 3].map((id) => ({ id, title: `Lecture ${id}`, dates: { start: 1_795_705_200 } }));

/** An API with three activities. `answer` makes its rows, of the ids that are asked for. */
function api(answer: (ids: readonly RowId[]) => readonly object[], categories: object = {}): Http {
  return {
    json: async (address: string, read: (value: unknown) => unknown) => {
      const { pathname, searchParams } = new URL(address, "https://salon.test");
      if (pathname.endsWith("/categories")) return read({ data: categories });
      const data = answer(searchParams.getAll("ids[]").flatMap((id) => readRowId(id) ?? []));
      return read({ data, meta: { pagination: { total: data.length, perPage: 24 } } });
    },
  } as unknown as Http;
}

const { signal } = new AbortController();

describe("the data of the selection", () => {
  const found = async (answer: (ids: readonly RowId[]) => readonly object[]) =>
    (await checkSelection("/api", api(answer), signal)).faults.map(({ level, what }) => `${level}: ${what}`);
  const known = (ids: readonly RowId[]) => rows.filter(({ id }) => ids.length === 0 || ids.includes(id));

  test("is right when an activity is found by its id", async () => {
    expect(await found(known)).toEqual([]);
    expect(await found(() => [])).toEqual([]);
  });

  test("is right with ids of letters", async () => {
    const letters = ["QX7RTA", "QX7RTB"].map((id) => ({ id, title: `Lecture ${id}`, dates: rows[0]?.dates }));
    expect(await found((ids) => letters.filter(({ id }) => ids.length === 0 || ids.includes(id)))).toEqual(
      [],
    );
    expect(await found((ids) => (ids.length > 0 ? [] : letters))).toEqual([
      expect.stringMatching(/^fault: L’API ne trouve pas l’activité QX7RTA par son identifiant/),
    ]);
  });

  test("an API that does not know ids[]", async () => {
    expect(await found(() => rows)).toEqual([expect.stringMatching(/^doubt: L’API ne connaît pas ids\[\]/)]);
  });

  test("an API that does not find its own ids", async () => {
    expect(await found((ids) => (ids.length > 0 ? [] : rows))).toEqual([
      expect.stringMatching(/^fault: L’API ne trouve pas l’activité 1 par son identifiant/),
    ]);
  });
});

describe("the data of now", () => {
  const categories = {
    dates: [{ label: "jeudi 26 novembre 2026", value: 1_795_669_200 }],
    rooms: [{ label: "Grande Scène", value: 6562 }],
  };
  const found = async (html: string, lists: object = categories) => {
    const marker = element(html);
    return (
      await checkNow(
        marker,
        "/api",
        api(() => rows, lists),
        signal,
      )
    ).faults.map(({ what, todo }) => `${what} ${todo}`);
  };

  test("is right when the room is in the categories", async () => {
    expect(await found('<div data-island="now" data-room="6562"></div>')).toEqual([]);
    expect(await found('<div data-island="now"></div>')).toEqual([]);
  });

  test("a room that is not in the categories, and which there are", async () => {
    expect(await found('<div data-island="now" data-room="99"></div>')).toEqual([
      expect.stringMatching(/^data-room="99" n’est pas .*« 6562, Grande Scène »\.$/),
    ]);
  });

  test("a fair without days", async () => {
    expect(await found('<div data-island="now"></div>', {})).toEqual([
      expect.stringMatching(/ne donne pas les jours du Salon/),
    ]);
  });
});
