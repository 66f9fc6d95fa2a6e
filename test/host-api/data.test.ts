// @vitest-environment node
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DataFolderError, loadFair } from "../host/data/load.ts";
import { activity } from "./small-fair.ts";
import { tempFolder } from "./temp-folder.ts";

const GOOD = {
  "events.json": { data: [activity("un")] },
  "authors.json": { data: [{ id: 1, slug: "a", title: "Ada", url: "/auteurs/a", photo: null }] },
  "companies.json": { data: [{ id: 2, slug: "c", title: "Cé", url: null, logo: null }] },
  "categories.json": { data: { types: [{ label: "Rencontre", slug: "rencontre", value: 6340 }] } },
};

function complaint(files: Readonly<Record<string, unknown>>): string {
  try {
    loadFair(tempFolder(files));
  } catch (error) {
    expect(error).toBeInstanceOf(DataFolderError);
    const { message } = error as DataFolderError;
    expect(message).not.toContain("\n");
    return message;
  }
  throw new Error("The folder was taken as good.");
}

describe("a data folder", () => {
  test("needs neither streams nor books", () => {
    const data = loadFair(tempFolder(GOOD));
    expect(data.streams).toEqual([]);
    expect(data.books).toEqual([]);
    expect(data.eventBySlug.get("un")?.title).toBe("Activité un");
  });

  test("may leave out empty lists and kinds of options, and bring keys of its own", () => {
    const sparse = { id: 9, slug: "s", title: "S", dates: {}, categories: {}, location: {}, venueCode: "X" };
    const data = loadFair(tempFolder({ ...GOOD, "events.json": { data: [sparse] } }));
    expect(data.events[0]).toMatchObject({ photos: [], authors: [], dates: { range: [] }, venueCode: "X" });
    expect(data.categories.rooms).toEqual([]);
  });

  test.each([
    ["as a list", { data: [] as unknown[] }],
    ["as the call answers it", { data: { entry: { homeStreams: [] as unknown[] } } }],
  ])("takes streams %s", (_how, file) => {
    const stream = { id: 1, streamType: "stream", streamTitle: "Scène", streamId: "abc" };
    const { data } = file;
    (Array.isArray(data) ? data : data.entry.homeStreams).push(stream);
    expect(loadFair(tempFolder({ ...GOOD, "streams.json": file })).streams).toMatchObject([stream]);
  });
});

describe("a data folder that cannot be used is refused with one line", () => {
  test("when it is not there", () => {
    const missing = join(tempFolder({}), "nowhere");
    expect(() => loadFair(missing)).toThrow(`There is no data folder ${missing}`);
  });

  test("when it is a file", () => {
    const file = join(tempFolder({ "data.json": "{}" }), "data.json");
    expect(() => loadFair(file)).toThrow("There is no data folder");
  });

  test.each(Object.keys(GOOD))("when %s is missing", (name) => {
    const { [name as keyof typeof GOOD]: _gone, ...rest } = GOOD;
    expect(complaint(rest)).toMatch(new RegExp(`has no ${name}: a data folder holds events.json`));
  });

  test("when a file is not JSON", () => {
    expect(complaint({ ...GOOD, "authors.json": '{"data": [\n{"id": 1,\n' })).toMatch(
      /authors\.json is not valid JSON \(.+\): correct it or export it again\.$/,
    );
  });

  test.each([
    ["events.json", null, "the top of the file: expected Object, found null"],
    ["events.json", { events: [] }, 'the top of the file: "data" is missing'],
    [
      "events.json",
      { data: [activity("un"), { ...activity("deux"), title: 3 }] },
      "data.1.title: expected string",
    ],
    [
      "companies.json",
      { data: [{ id: "le bal", slug: "c", title: "C" }] },
      'data.0.id: "le bal" is not an id',
    ],
    ["companies.json", { data: [{ id: 1, title: "C" }] }, 'data.0: "slug" is missing'],
    ["categories.json", { data: { types: [{ label: "Sans valeur" }] } }, 'data.types.0: "value" is missing'],
    ["books.json", { data: {} }, "data: expected Array, found Object"],
  ])("when %s has the wrong shape, naming the place and what is wrong there", (name, content, what) => {
    const message = complaint({ ...GOOD, [name]: content });
    expect(message).toContain(`${name} has the wrong shape at ${what}`);
    expect(message).toContain("docs/api.md");
  });

  test("when a file cannot be read", () => {
    expect(complaint({ ...GOOD, "streams.json/x": "" })).toMatch(
      /streams\.json cannot be read \(.+\): check/,
    );
  });
});
