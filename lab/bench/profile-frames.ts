/** Reads a CPU profile of the built scripts: time of each function, named by its source. */
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join, normalize } from "node:path";

/** A profile of the protocol's `Profiler.stop`, as far as it is read here. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      /** From 0. */
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
    readonly children?: readonly number[];
  }[];
  readonly samples?: readonly number[];
  /** Microseconds from the sample before. */
  readonly timeDeltas?: readonly number[];
}

/** Time of a function, in ms. */
export interface FunctionTime {
  /** `src/islands/…/spread.ts:25 spread`. */
  readonly name: string;
  /** Of the function itself, with what the browser does for it: a forced layout, say. */
  self: number;
  /** With the functions that it calls. */
  total: number;
}

type Frame = Profile["nodes"][number]["callFrame"];

/** Names functions by the source maps in a folder of built scripts. */
export function createNamer(dist: string): (frame: Frame) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const path = join(dist, `${file}.map`);
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
    maps.set(file, map);
    return map;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (url === "") return functionName;
    const file = basename(new URL(url).pathname);
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    // Node leaves out the source of a segment without one.
    if (!entry || !("originalSource" in entry) || !entry.originalSource) return `${file} ${functionName}`;
    return `${sourceName(entry.originalSource)}:${entry.originalLine + 1} ${(entry as { readonly name?: string }).name ?? functionName}`;
  };
}

/** `src/main.ts`, or a package's file from its name on. */
export const sourceName = (source: string): string =>
  normalize(source)
    .replace(/^(?:\.\.\/)+/, "")
    .replace(/^.*node_modules\//, "")
    .replace(/\?.*/, "");

/** Time of all functions in these profiles, the dearest first; the idle time is left out. */
export function functionTimes(profiles: readonly Profile[], name: (frame: Frame) => string): FunctionTime[] {
  const times = new Map<string, FunctionTime>();
  for (const { nodes, samples = [], timeDeltas = [] } of profiles) {
    const self = new Map<number, number>();
    samples.forEach((id, index) => {
      // The time until the next sample was spent in this one's function.
      self.set(id, (self.get(id) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000);
    });
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const called = new Set(nodes.flatMap(({ children = [] }) => children));
    const walk = (id: number, callers: ReadonlySet<string>): number => {
      const node = byId.get(id);
      if (!node) return 0;
      const own = name(node.callFrame);
      const inside = new Set(callers).add(own);
      const took = self.get(id) ?? 0;
      const total = (node.children ?? []).reduce((sum, child) => sum + walk(child, inside), took);
      const time = times.get(own) ?? { name: own, self: 0, total: 0 };
      time.self += took;
      // A function that calls itself counts once.
      if (!callers.has(own)) time.total += total;
      times.set(own, time);
      return total;
    };
    for (const { id } of nodes) if (!called.has(id)) walk(id, new Set());
  }
  return [...times.values()]
    .filter(({ name }) => name !== "(idle)" && name !== "(root)")
    .sort((one, other) => other.self - one.self);
}
