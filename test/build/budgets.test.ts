import { expect, test } from "vitest";
import { overruns, table, weigh } from "../../build/budgets.mjs";

const file = (gzip: number) => ({ size: gzip * 3, gzip, integrity: "" });
const manifest = {
  files: {
    "signet.js": file(2000),
    "shared.js": file(300),
    "faq.js": file(1500),
    "faq.css": file(400),
    "map.js": file(40_000),
  },
  names: {},
  loads: { entry: ["signet.js", "shared.js"], faq: ["faq.css", "faq.js", "shared.js"] },
};
const graph = new Map([
  ["map.js", { source: "src/map.ts", imports: [{ file: "shared.js", lazy: false }], inputs: [] }],
  ["shared.js", { source: null, imports: [{ file: "map.js", lazy: true }], inputs: [] }],
]);

test("the weight of a page counts each file it fetches once", () => {
  const [plain, faq, opened] = weigh(manifest, graph, [
    { page: "no marker", markers: [], js: 3000, css: 0 },
    { page: "faq", markers: ["faq"], js: 4000, css: 500 },
    { page: "faq with its map", markers: ["faq"], lazy: ["src/map.ts"], js: 50_000, css: 500 },
  ]);
  expect(plain).toMatchObject({ js: 2300, css: 0 });
  expect(faq).toMatchObject({ js: 3800, css: 400 });
  expect(opened).toMatchObject({ js: 43_800, css: 400 });
});

test("a page at its budget passes; one byte more is reported, with the page and the excess", () => {
  const weights = weigh(manifest, graph, [
    { page: "faq", markers: ["faq"], js: 3800, css: 400 },
    { page: "fat", markers: ["faq"], js: 1300, css: 399 },
  ]);
  expect(overruns(weights)).toEqual([
    'Over budget: "fat" loads 3.8 kB of js, 2.5 kB more than its 1.3 kB.',
    'Over budget: "fat" loads 400 B of css, 1 B more than its 399 B.',
  ]);
});

test("a row that names an unknown marker or module is reported, not counted as zero", () => {
  const weights = weigh(manifest, graph, [
    { page: "x", markers: ["gone"], js: 9000, css: 0 },
    { page: "y", markers: [], lazy: ["src/gone.ts"], js: 9000, css: 0 },
  ]);
  expect(overruns(weights)).toEqual([
    'budgets.json: "x" names the marker "gone", which the registry lacks.',
    'budgets.json: "y" names src/gone.ts, which is no chunk of its own.',
  ]);
});

test("the printed table has a line for each page", () => {
  const lines = table(weigh(manifest, graph, [{ page: "faq", markers: ["faq"], js: 4000, css: 500 }])).split(
    "\n",
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/faq\s+3\.8 kB of 4\.0 kB\s+400 B of 500 B/);
});

test("css that a page fetches later is weighed by its name, and reported when it is not built", () => {
  const built = {
    ...manifest,
    files: { ...manifest.files, "map-AB12CD34.css": file(700) },
    names: { "faq.map.css": "map-AB12CD34.css" },
  };
  const [opened, wrong] = weigh(built, graph, [
    { page: "faq with its map", markers: ["faq"], sheets: ["faq.map"], js: 4000, css: 1100 },
    { page: "wrong", markers: [], sheets: ["faq.plan"], js: 4000, css: 0 },
  ]);
  expect(opened).toMatchObject({ css: 1100, unknown: [] });
  expect(overruns(wrong ? [wrong] : [])).toEqual([
    'budgets.json: "wrong" names the css "faq.plan", which is not built.',
  ]);
});
