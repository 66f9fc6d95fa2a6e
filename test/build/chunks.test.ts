/** Which file a module lies in, and how many files a page fetches. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { SMALL } from "../../build/chunks.mjs";
import { plainName } from "../../build/graph.mjs";
import type { Manifest } from "../../build/manifest.mjs";
import { type Lazy, loadedBefore, place, placeModules } from "../../build/placement.mjs";
import { commonFiles } from "../../build/scripts.mjs";

const manifest: Manifest = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
/** What a page with the script tag may load: not the entry for bundlers, nor the css as modules. */
const scripts = Object.keys(manifest.files).filter(
  (file) => file.endsWith(".js") && file !== "module.js" && !file.includes(".css-"),
);
const nameOf = (file: string) => plainName(file).replace(/\.js$/, "");

describe("a page", () => {
  const HEADER = ["mega-menu", "search-form", "search-overlay"];

  test.each([
    ["without a marker", [], 1],
    ["of text", [...HEADER, "faq", "share"], 4],
    ["of videos", [...HEADER, "video-overlay"], 5],
    ["with the programme", [...HEADER, "programme"], 7],
    ["of the selection", [...HEADER, "selection"], 8],
    ["with the authors", [...HEADER, "authors"], 6],
    ["with the exhibitors", [...HEADER, "exhibitors"], 6],
    ["with the webcast", [...HEADER, "webcast"], 7],
    ["of the home, at its top", [...HEADER, "must-see", "books"], 7],
    ["of the home, scrolled to its end", [...HEADER, "must-see", "books", "card-rotation", "webcast"], 12],
  ])("%s fetches its scripts in few files", (_, markers, most) => {
    const loads = ["entry", ...markers].flatMap((name) => manifest.loads[name] ?? []);
    expect(new Set(loads.filter((file) => file.endsWith(".js"))).size).toBeLessThanOrEqual(most);
  });

  test.each(["ScheduleView", "MapView"])("that opens with %s fetches one more than the programme", (part) => {
    const loads = new Set([...(manifest.loads.programme ?? []), ...(manifest.parts?.[part] ?? [])]);
    const list = (manifest.loads.programme ?? []).filter((file) => file.endsWith(".js"));
    expect([...loads].filter((file) => file.endsWith(".js"))).toHaveLength(list.length + 1);
  });
});

test("no script weighs less than 700 B, but those listed with a reason", () => {
  const small = scripts.filter((file) => (manifest.files[file]?.gzip ?? 0) < 700).map(nameOf);
  expect(small.filter((name) => !(name in SMALL))).toEqual([]);
  expect(
    Object.keys(SMALL).filter((name) => !small.includes(name)),
    "listed in vain",
  ).toEqual([]);
});

test("every name that a script imports is exported by the file that it names", () => {
  const codeOf = (file: string) => readFileSync(join(inject("distDir"), file), "utf8");
  const namesIn = (list = "", end: 0 | -1) => list.split(",").map((one) => one.trim().split(" as ").at(end));
  const exported = (file: string) =>
    [...codeOf(file).matchAll(/export ?\{([^}]*)\}/g)].flatMap(([, list]) => namesIn(list, -1));
  const imports = scripts.flatMap((file) =>
    [...codeOf(file).matchAll(/import ?\{([^}]*)\} ?from ?"\.\/([^"]*)"/g)].flatMap(([, list, from = ""]) =>
      namesIn(list, 0).map((name) => ({ file, name, from })),
    ),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ name, from }) => !exported(from).includes(name))).toEqual([]);
});

test("no two scripts have the same name, so that the manifest names each", () => {
  const names = scripts.map(nameOf);
  // Islands and behaviours each have their own facts, and their own file that replaces them.
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual(["page-facts"]);
});

test("only small modules of our own are built more than once", () => {
  /** Module → how many files hold it. */
  const copies = new Map<string, number>();
  // The doctor reads the data with the islands' own modules, and holds all of them, because no visitor loads it.
  // The worker and what registers it are programs of their own.
  for (const file of scripts.filter((one) => !/^(doctor|signet-(sw|offline).*)$/.test(nameOf(one)))) {
    const map = JSON.parse(readFileSync(join(inject("distDir"), `${file}.map`), "utf8"));
    for (const source of map.sources) copies.set(source, (copies.get(source) ?? 0) + 1);
  }
  const several = [...copies].filter(([, count]) => count > 1).map(([source]) => source);
  expect(several.filter((source) => !source.startsWith("../src/shared/"))).toEqual([]);
  expect(Math.max(...copies.values()), "the entry, what is common, behaviours, islands").toBeLessThanOrEqual(
    4,
  );
  // A copy for one module is named `FILE?copy-for=…`.
  const files = several.map((source) => join(root, "dist", source.replace(/\?.*/, "")));
  const characters = files.map((file) => readFileSync(file, "utf8").length);
  const total = characters.reduce((sum, length) => sum + length, 0);
  const dearest = files
    .map((file, index) => `${characters[index]} ${relative(root, file)}`)
    .sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  expect(
    total,
    "Too much code is built twice. Give the largest of these a layer in build/chunks.mjs, or let only one side import " +
      `it (characters of source):\n${dearest.slice(0, 8).join("\n")}`,
  ).toBeLessThan(52_000);
});

describe("the place of a module", () => {
  const lazy = (name: string, loadedBy: string[], modules: string[]): Lazy => ({
    id: name,
    name,
    loadedBy: new Set(loadedBy),
    modules: new Set([name, ...modules]),
  });
  const all = [
    lazy("start", [], ["own", "early", "any"]),
    lazy("mount", ["start"], ["early", "views"]),
    lazy("other", [], ["any", "two"]),
    lazy("list", ["mount"], ["views", "two"]),
    lazy("map", ["mount", "list"], ["views", "two"]),
  ];
  const layers = [
    { name: "all", users: /./ },
    { name: "special", users: ["other", "list", "map"] },
  ];
  const chunkOf = (module: string) => placeModules(all, { layers }).get(module)?.chunk;

  test("is the chunk of its only user", () => expect(chunkOf("own")).toBe("start"));

  test("is the chunk of the user that is loaded before all others", () => {
    expect(chunkOf("early")).toBe("start");
    expect(chunkOf("views")).toBe("mount");
  });

  test("is the last layer that is for all of its users", () => {
    expect(chunkOf("any")).toBe("all");
    expect(chunkOf("two")).toBe("special");
  });

  test("comes before its users in the order of the chunks", () => {
    const places = placeModules(all, { layers });
    for (const { id, modules } of all)
      for (const module of modules)
        expect(places.get(module)?.order, `${module} for ${id}`).toBeLessThanOrEqual(
          places.get(id)?.order ?? -1,
        );
  });

  test("knows what is always loaded before", () => {
    expect([...(loadedBefore(all).get("map") ?? [])].sort()).toEqual(["mount", "start"]);
  });
});

describe("a list of build/chunks.mjs with an unknown name stops the build", () => {
  const context = { getModuleInfo: () => null } as unknown as Parameters<typeof place>[0];

  test("a file", () => {
    expect(() => commonFiles(["dom/gone.ts"])).toThrow(
      "build/chunks.mjs: COMMON names src/shared/dom/gone.ts, which does not exist.",
    );
  });

  test("the user of a layer", () => {
    const kind = { folder: "src/islands", layers: [{ name: "maps", users: ["Gone"] }], after: {} };
    expect(() => place(context, kind, {})).toThrow(
      'build/chunks.mjs: the layer "maps" names "Gone", which no import() in src/islands loads.',
    );
  });

  test("a module that is loaded after another", () => {
    const kind = { folder: "src/islands", layers: [], after: { Gone: "MapView" } };
    expect(() => place(context, kind, {})).toThrow(
      '`after` names "Gone", which no import() in src/islands loads.',
    );
  });
});
