/** Imports point one way: main → registry → declarations → (lazy) components → store → api and domain → shared. */
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { closure, readSources, type Source } from "./sources.ts";

const sources = readSources();
const isDeclaration = (path: string): boolean => /\.(island|behaviour)\.ts$/.test(path);
const REACT = /^(react|react-dom|react-leaflet)(\/|$)/;

/** The folder of an island or behaviour that a file belongs to. */
const homeOf = (path: string): string | undefined => path.match(/^src\/(islands|behaviours)\/[^/]+/)?.[0];

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

test("nothing imports the entry, and only the entry imports the registry", () => {
  expect(offences((_, to) => to === "src/main.ts")).toEqual([]);
  expect(offences(({ path }, to) => to === "src/registry.ts" && path !== "src/main.ts")).toEqual([]);
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
  const isComponent = (path: string): boolean => path.endsWith(".tsx");
  const isStore = (path: string): boolean => /^(store|selectors)\b/.test(basename(path));
  const isDomain = (path: string): boolean =>
    /^(api|activity|categories|filters|url|messages)\b/.test(basename(path));
  const inIsland = ({ path }: Source): boolean => path.startsWith("src/islands/");

  test("store, api and domain import no component and no React", () => {
    const isWrong = (source: Source, to: string, { isType }: Source["imports"][number]): boolean =>
      inIsland(source) &&
      !isType &&
      !isComponent(source.path) &&
      (isStore(source.path) || isDomain(source.path)) &&
      (isComponent(to) || REACT.test(to));
    expect(offences(isWrong)).toEqual([]);
  });

  test("api and domain run without the store", () => {
    const isWrong = (source: Source, to: string, { isType }: Source["imports"][number]): boolean =>
      inIsland(source) && !isType && !isComponent(source.path) && isDomain(source.path) && isStore(to);
    expect(offences(isWrong)).toEqual([]);
  });
});

describe("the entry", () => {
  const entry = closure(sources, ["src/main.ts"]);

  test("holds no React, no package at all", () => {
    expect([...entry].filter((to) => !to.startsWith("src/"))).toEqual([]);
  });

  test("holds of islands and behaviours their declarations only, and load-….ts: one lazy import each", () => {
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

  test("shares no file with what arrives later: it would become one more request before the scan", () => {
    const lazy = sources.flatMap(({ imports }) => imports.filter(({ isDynamic }) => isDynamic));
    const later = closure(
      sources,
      lazy.map(({ to }) => to),
    );
    expect(later.size).toBeGreaterThan(10);
    expect([...entry].filter((to) => later.has(to))).toEqual([]);
  });

  test("each declaration is read at a glance: at most 40 lines", () => {
    const long = sources.filter(({ path, lines }) => isDeclaration(path) && lines > 40);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});
