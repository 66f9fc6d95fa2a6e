/** The source files and what they import, read from the import statements. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");

interface Import {
  /** Path from the repository's root, or the package's name. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Erased by the compiler: costs nothing and orders nothing. */
  readonly isType: boolean;
  readonly isDynamic: boolean;
}

export interface Source {
  /** Path from the repository's root: 'src/main.ts'. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
}

const STATEMENT = /^(?:import|export)\s+(type\s)?([^"';]*?\sfrom\s+)?"([^"]+)";?$/gm;
const DYNAMIC = /\bimport\(\s*"([^"]+)"\s*\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function importsOf(path: string, text: string): Import[] {
  const code = text.replace(COMMENT, "");
  const make = (specifier: string, isType: boolean, isDynamic: boolean): Import => {
    const isPackage = !specifier.startsWith(".");
    return {
      to: isPackage ? specifier : normalize(join(dirname(path), specifier)),
      isPackage,
      isType,
      isDynamic,
    };
  };
  return [
    ...[...code.matchAll(STATEMENT)].map(([, type, , specifier = ""]) =>
      make(specifier, Boolean(type), false),
    ),
    ...[...code.matchAll(DYNAMIC)].map(([, specifier = ""]) => make(specifier, false, true)),
  ];
}

/** Files below `folder`, as paths from the repository's root. */
export function filesIn(folder: string, extension: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => extension.test(path))
    .map((path) => join(folder, path))
    .sort();
}

export const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

export function readSources(extension = /\.tsx?$/): readonly Source[] {
  return filesIn("src", extension).map((path) => {
    const text = read(path);
    const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
    return { path, lines, imports: /\.tsx?$/.test(path) ? importsOf(path, text) : [] };
  });
}

/** Everything that arrives together with `start`: files and packages, along imports that are neither types nor lazy. */
export function closure(sources: readonly Source[], start: readonly string[]): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { to, isType, isDynamic } of byPath.get(path)?.imports ?? []) {
      if (!isType && !isDynamic) visit(to);
    }
  };
  start.forEach(visit);
  return reached;
}

/** Groups of files that import each other in a circle, types and lazy imports included; a file that imports itself too. */
export function circles(sources: readonly Source[]): string[][] {
  const reached = new Map(sources.map(({ path }) => [path, reachable(sources, path)]));
  const found = new Map<string, string[]>();
  for (const [path, to] of reached) {
    if (!to.has(path)) continue;
    const group = [...to].filter((other) => reached.get(other)?.has(path)).sort();
    found.set(group.join(), group);
  }
  return [...found.values()];
}

/** The files that `start` imports, directly or through others. */
function reachable(sources: readonly Source[], start: string): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    for (const { to, isPackage } of byPath.get(path)?.imports ?? []) {
      if (isPackage || reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(start);
  return reached;
}
