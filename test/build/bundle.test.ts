import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { closure, plainName } from "../../build/graph.mjs";
import { type Registered, readRegistry } from "../../build/registry.mjs";
import { type BuildResult, build } from "../../build.mjs";

declare module "vitest" {
  interface ProvidedContext {
    distDir: string;
  }
}

/** Markers of the header of every page, whose starts are one file. */
const HEADER = ["mega-menu", "search-form", "search-overlay"];

let scratch: string;
let result: BuildResult;
let registry: Registered[];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "signet-bundle-"));
  result = await build({ outdir: join(scratch, "dist") });
  registry = await readRegistry();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const bytes = (file: string) => readFileSync(join(result.outdir, file));
const text = (file: string) => readFileSync(join(result.outdir, file), "utf8");
const filesEnding = (...endings: string[]) =>
  readdirSync(result.outdir).filter((file) => endings.some((ending) => file.endsWith(ending)));

describe("the files", () => {
  test("are in one folder: entries have stable names, all other files a hash in their names", () => {
    for (const entry of readdirSync(result.outdir, { withFileTypes: true })) {
      expect(entry.isFile(), entry.name).toBe(true);
    }
    const entries = ["module.js", "signet-offline.js", "signet-sw-remove.js", "signet-sw.js", "signet.js"];
    const hashed = filesEnding(".js", ".css", ".svg", ".png", ".webp").filter(
      (file) => !entries.includes(file),
    );
    for (const file of hashed) expect(file).toMatch(/^[\w.]+(-[\w.]+)*-[A-Z0-9]{8}\.\w+$/);
    expect(filesEnding(...entries).sort()).toEqual(entries);
  });

  test("are the same, byte for byte, as in the tested dist/, for every build in any folder", () => {
    const under = JSON.parse(readFileSync(join(inject("distDir"), "manifest.json"), "utf8"));
    expect(under).toEqual(result.manifest);
  });

  test("include nothing of an earlier build", async () => {
    const outdir = join(scratch, "stale");
    mkdirSync(outdir);
    writeFileSync(join(outdir, "old-AAAAAAAA.js"), "");
    await build({ outdir, minify: false });
    expect(existsSync(join(outdir, "old-AAAAAAAA.js"))).toBe(false);
    expect(existsSync(join(outdir, "signet.js"))).toBe(true);
    expect(readdirSync(scratch).filter((name) => name.startsWith("stale"))).toEqual(["stale"]);
  });

  test("are minified, without licence comments, which are in the notices", () => {
    for (const file of filesEnding(".js")) {
      expect(text(file), file).not.toMatch(/\/\*[!*]|@license|@preserve/);
      expect(text(file).trimEnd().split("\n").length, file).toBeLessThan(200);
    }
  });
});

describe("the entry", () => {
  test("is imported by nothing: under another ?ver= it would run twice", () => {
    for (const file of filesEnding(".js")) expect(text(file), file).not.toMatch(/from\s*"\.\/signet\.js/);
    for (const [file, { imports }] of result.graph) {
      expect(
        imports.map((one) => one.file),
        file,
      ).not.toContain("signet.js");
    }
  });

  test("is the only file that a page without markers fetches", () => {
    expect(result.manifest.loads).toMatchObject({ entry: ["signet.js"] });
    expect(text("signet.js")).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"/);
  });

  test("contains no package, and neither do the chunks that load with it", () => {
    const inputs = closure(result.graph, "signet.js").flatMap((file) => result.graph.get(file)?.inputs ?? []);
    expect(inputs.length).toBeGreaterThan(3);
    expect(inputs.filter((input) => input.includes("node_modules/"))).toEqual([]);
  });

  test("knows the hashed name of each css file", () => {
    // The names, and last what follows each of them.
    const listed = /["`]([^"`]* base [^"`]*)["`]/.exec(text("signet.js"))?.[1]?.split(" ") ?? [];
    const ending = listed.pop();
    // The doctor names its own: visitors do not download it.
    const visitors = filesEnding(".css").filter((file) => plainName(file) !== "doctor.css");
    expect(listed.map((name) => name + ending).sort()).toEqual(visitors.sort());
  });
});

describe("the entry for bundlers", () => {
  test("loads the same chunks, and each css file as a module with the same text", async () => {
    const loadedBy = (entry: string) =>
      (result.graph.get(entry)?.imports ?? []).filter((one) => one.lazy).map((one) => one.file);
    const modules = filesEnding(".js").filter((file) => file.includes(".css-"));
    expect(loadedBy("module.js").sort()).toEqual([...loadedBy("signet.js"), ...modules].sort());
    expect(modules).toHaveLength(filesEnding(".css").length);
    for (const file of modules) {
      const { default: css } = await import(join(result.outdir, file));
      const source = file.replace(/\.css(-\w{8})\.js$/, "$1.css");
      expect(text(source).startsWith(css), file).toBe(true);
      expect(css, file).not.toMatch(/sourceMappingURL|url\((?!"data:)/);
    }
  });

  test("does nothing on a server", async () => {
    const { enhance, release } = await import(join(result.outdir, "module.js"));
    expect(enhance()).toBeUndefined();
    expect(release).toBeTypeOf("function");
  });

  test("needs no address: only the script tag's entry and the doctor ask for their own", () => {
    const asking = filesEnding(".js").filter((file) => text(file).includes("import.meta"));
    expect(asking.map(plainName)).toEqual(["doctor.js", "signet.js"]);
  });
});

describe("a marker", () => {
  test("has chunks with its name or the header's, which the entry loads for the marker", () => {
    const lazy = result.graph.get("signet.js")?.imports.filter((one) => one.lazy);
    for (const { name: marker, modules } of registry) {
      const chunks = Object.keys(modules).map((chunk) => result.manifest.names[`${chunk}.js`]);
      expect(chunks.length, marker).toBeGreaterThan(0);
      expect(lazy?.map((one) => one.file)).toEqual(expect.arrayContaining(chunks));
      // Of one that loads what another does, the other's.
      const owner = registry.find((one) => Object.keys(one.modules).join() === Object.keys(modules).join());
      const name = HEADER.includes(marker) ? "header" : owner?.name;
      for (const chunk of chunks) expect(chunk).toMatch(new RegExp(`^${name}-`));
    }
  });

  test("has css with its own files and never another marker's", () => {
    const own = registry.map(({ name }) => `${name}.css`);
    for (const [path, { inputs }] of Object.entries(result.styles.outputs)) {
      if (!path.endsWith(".css")) continue;
      const foreign = Object.keys(inputs).filter(
        (input) => [...own, "base.css"].includes(basename(input)) && basename(input) !== plainName(path),
      );
      expect(foreign, path).toEqual([]);
    }
    expect(filesEnding(".css").map(plainName)).toContain("base.css");
  });

  test("is listed with all its files: the base, its css, its chunk and what that imports", () => {
    for (const { name, modules } of registry) {
      const { loads, names } = result.manifest;
      const chunks = Object.keys(modules).map((chunk) => `${chunk}.js`);
      const expected = ["base.css", `${name}.css`, ...chunks].flatMap((plain) => names[plain] ?? []);
      expect(loads[name], name).toEqual(expect.arrayContaining(expected));
      for (const file of loads[name] ?? []) expect(existsSync(join(result.outdir, file)), file).toBe(true);
    }
  });
});

describe("the manifest", () => {
  test("lists every file but itself", () => {
    const there = readdirSync(result.outdir).filter((file) => file !== "manifest.json");
    expect(Object.keys(result.manifest.files).sort()).toEqual(there.sort());
    expect(JSON.parse(text("manifest.json"))).toEqual(result.manifest);
  });

  test("gives each file's size, its size under gzip -9, and the digest that a browser checks", () => {
    for (const [file, { size, gzip, integrity }] of Object.entries(result.manifest.files)) {
      expect(size, file).toBe(bytes(file).byteLength);
      expect(gzip, file).toBe(gzipSync(bytes(file), { level: 9 }).byteLength);
      expect(integrity, file).toBe(`sha384-${createHash("sha384").update(bytes(file)).digest("base64")}`);
    }
  });

  test("maps each plain name to a file that exists", () => {
    expect(result.manifest.names).toMatchObject({ "signet.js": "signet.js" });
    for (const [name, file] of Object.entries(result.manifest.names)) {
      expect(plainName(file)).toBe(name);
      expect(existsSync(join(result.outdir, file)), file).toBe(true);
    }
  });
});

describe("source maps", () => {
  test("are linked from every script and css file, and contain the source", () => {
    const written = (file: string) => !file.includes(".css-");
    for (const file of filesEnding(".js", ".css").filter(written)) {
      const link = /sourceMappingURL=(\S+?)(?: \*\/)?\s*$/.exec(text(file))?.[1];
      expect(link, file).toBe(`${file}.map`);
      const map = JSON.parse(text(`${file}.map`));
      expect(map.sources.length, file).toBe(map.sourcesContent.length);
      expect(
        map.sourcesContent.every((content: unknown) => typeof content === "string"),
        file,
      ).toBe(true);
    }
  });

  test("contain no path of the machine that built them", () => {
    for (const file of filesEnding(".map")) expect(text(file), file).not.toContain(root);
  });
});

test("the notices contain the licence of every package in the bundle, and no other", () => {
  const notices = text("THIRD-PARTY-NOTICES.txt");
  const sources = filesEnding(".map").flatMap((file) => JSON.parse(text(file)).sources as string[]);
  const inBundle = new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []),
  );
  const titles = [...notices.matchAll(/^(\S+) \S+ \(.*\)\n=+$/gm)].map((match) => match[1]);
  expect(new Set(titles)).toEqual(inBundle);
  for (const name of inBundle) {
    const folder = join(root, "node_modules", name);
    const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) ?? "";
    const words = readFileSync(join(folder, licence), "utf8").replaceAll("\r\n", "\n").trim();
    expect(notices, name).toContain(words);
  }
});

interface Licence {
  readonly license?: { readonly id: string };
  readonly expression?: string;
}
interface Listed {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly Licence[];
}

/** The bill of materials that a build wrote: what it says of the product, and licences by package. */
function billIn(outdir: string) {
  const { metadata, components } = JSON.parse(readFileSync(join(outdir, "sbom.cdx.json"), "utf8")) as {
    metadata: { component: Listed };
    components: readonly Listed[];
  };
  const nameOf = ({ group, name }: Listed) => (group ? `${group}/${name}` : name);
  const licenceOf = ({ licenses: [one] }: Listed) => one?.expression ?? one?.license?.id;
  return {
    product: [nameOf(metadata.component), licenceOf(metadata.component)],
    components,
    licences: new Map(components.map((one) => [nameOf(one), licenceOf(one)])),
  };
}

test("the bill of materials gives version, licence and address of each package of the notices", () => {
  const { product, components, licences } = billIn(result.outdir);
  const titles = [...text("THIRD-PARTY-NOTICES.txt").matchAll(/^(\S+) (\S+) \((.*)\)\n=+$/gm)];
  expect([...licences].sort()).toEqual(titles.map(([, name, , licence]) => [name, licence]).sort());
  expect(product).toEqual(["signet-salon", "MIT AND Hippocratic-2.1"]);
  expect(components.map(({ purl }) => purl)).toContain(
    `pkg:npm/%40react-leaflet/core@${titles.find(([, name]) => name === "@react-leaflet/core")?.[2]}`,
  );
});

test("a build without the map has no code under Hippocratic-2.1, and says that it is under MIT", async () => {
  const { outdir } = await build({
    outdir: join(scratch, "without-map-view"),
    mapView: false,
    minify: false,
  });
  const { product, licences } = billIn(outdir);
  expect([...licences.values()]).not.toContain("Hippocratic-2.1");
  expect([...licences.keys()].filter((name) => name.includes("leaflet"))).toEqual([]);
  expect(product).toEqual(["signet-salon", "MIT"]);
});

test("React is bundled as modules, without what nothing imports", () => {
  const scripts = (result.manifest.loads.programme ?? []).filter((file) => file.endsWith(".js")).map(text);
  expect(scripts.join()).toContain("https://react.dev/errors/");
  // The wrapper of a CommonJS module, which is kept whole.
  expect(scripts.join()).not.toContain("exports:{}");
});
