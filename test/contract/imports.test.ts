/** Imports point one way: main → registry → declarations → (lazy) views → state → api → domain → shared. */
import { describe, expect, test } from "vitest";
import { closure, readSources, type Source } from "./sources.ts";

const sources = readSources();
const isDeclaration = (path: string): boolean => /\.(island|behaviour)\.ts$/.test(path);
const REACT = /^(react|react-dom|react-leaflet)(\/|$)/;

/** The folder of an island or behaviour that a file belongs to. */
const homeOf = (path: string): string | undefined =>
  path.match(/^src\/(islands|behaviours)\/[^/]+(?=\/)/)?.[0];

/** 'a.ts imports b.ts' for each import that `isWrong`. */
function offences(
  isWrong: (source: Source, to: string, one: Source["imports"][number]) => boolean,
): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((one) => isWrong(source, one.to, one))
      .map(({ to }) => `${source.path} imports ${to}`),
  );
}

test("the files are there, and their imports are read", () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.find(({ path }) => path === "src/main.ts")?.imports.map(({ to }) => to)).toContain(
    "src/registry.ts",
  );
  const known = new Set(sources.map(({ path }) => path));
  expect(offences((_, to, { isPackage }) => !isPackage && !known.has(to))).toEqual([]);
});

test("nothing imports an entry, and only entries import the registry", () => {
  const entries = ["src/main.ts", "src/module.ts"];
  expect(offences((_, to) => entries.includes(to))).toEqual([]);
  expect(offences(({ path }, to) => to === "src/registry.ts" && !entries.includes(path))).toEqual([]);
});

test("the registry imports declarations, and only their types beside", () => {
  const isWrong = ({ path }: Source, to: string, { isType }: Source["imports"][number]): boolean =>
    path === "src/registry.ts" && !isType && !isDeclaration(to);
  expect(offences(isWrong)).toEqual([]);
});

test("shared code imports nothing from islands, behaviours, registry or entry", () => {
  expect(offences(({ path }, to) => path.startsWith("src/shared/") && /^src\/(?!shared\/)/.test(to))).toEqual(
    [],
  );
});

test("no island or behaviour imports another", () => {
  const isWrong = ({ path }: Source, to: string): boolean =>
    homeOf(path) !== undefined && homeOf(to) !== undefined && homeOf(path) !== homeOf(to);
  expect(offences(isWrong)).toEqual([]);
});

test("behaviours come without React, by no detour either", () => {
  const files = sources.map(({ path }) => path).filter((path) => path.startsWith("src/behaviours/"));
  const withReact = files.filter((path) => [...closure(sources, [path])].some((to) => REACT.test(to)));
  expect(withReact).toEqual([]);
});

describe("within an island", () => {
  /** What the files of a room may import; a file in no such room is a view and may import them all. */
  const MAY: Readonly<Record<string, readonly string[]>> = {
    domain: ["domain"],
    api: ["domain", "api"],
    state: ["domain", "api", "state", "messages.ts"],
  };
  /** Path within the island: 'state/store.ts'; '' outside of islands. */
  const within = (path: string): string => path.match(/^src\/islands\/[^/]+\/(.+)/)?.[1] ?? "";
  const roomOf = (path: string): string => within(path).split("/")[0] ?? "";

  test("domain imports shared code only, api the domain, state both and the words, views all", () => {
    const rooms = new Set(sources.map(({ path }) => roomOf(path)));
    expect(Object.keys(MAY).filter((room) => !rooms.has(room))).toEqual([]);
    const isWrong = ({ path }: Source, to: string): boolean => {
      const may = MAY[roomOf(path)];
      return may !== undefined && within(to) !== "" && !may.includes(roomOf(to));
    };
    expect(offences(isWrong)).toEqual([]);
  });

  test("domain, api and state know no React", () => {
    const isWrong = ({ path }: Source, to: string): boolean =>
      MAY[roomOf(path)] !== undefined && (REACT.test(to) || to.endsWith(".tsx"));
    expect(offences(isWrong)).toEqual([]);
  });
});

describe("the entry", () => {
  const entry = closure(sources, ["src/main.ts"]);

  test("holds no React, no package at all", () => {
    expect([...entry].filter((to) => !to.startsWith("src/"))).toEqual([]);
  });

  test("holds only the declarations of islands and behaviours, and load-….ts, one lazy import each", () => {
    const isLoader = (path: string): boolean => {
      const { imports = [], lines = 0 } = sources.find((source) => source.path === path) ?? {};
      return (
        /\/load-[a-z-]+\.ts$/.test(path) &&
        lines <= 10 &&
        imports.map((one) => one.isDynamic).join() === "true"
      );
    };
    expect([...entry].filter((to) => homeOf(to) && !isDeclaration(to) && !isLoader(to))).toEqual([]);
  });

  test("each declaration is read at a glance: at most 40 lines", () => {
    const long = sources.filter(({ path, lines }) => isDeclaration(path) && lines > 40);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});
