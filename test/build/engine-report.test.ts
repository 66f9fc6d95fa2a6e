import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { compareBoxes, ENGINES, writeTable } from "../run/engine-report.mjs";
import { requireEngines } from "../run/find-engines.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "signet-engines-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (engine: string, boxes: object[]) => {
  mkdirSync(join(folder, engine), { recursive: true });
  writeFileSync(join(folder, engine, "faq390.json"), JSON.stringify({ address: "/faq", width: 390, boxes }));
};
const box = { what: "faq 1, box 1", left: 16, width: 358, height: 40 };

describe("the rectangles of three engines", () => {
  test("may differ as much as fonts do", () => {
    page("chromium", [box]);
    page("firefox", [{ ...box, left: 20 }]);
    page("webkit", [{ ...box, height: 80 }]);
    expect(compareBoxes(folder)).toMatch(/^2 rectangles/);
  });

  test("fail by name when one is elsewhere, or in one engine only", () => {
    page("chromium", [box]);
    page("firefox", [{ ...box, left: 40 }]);
    page("webkit", []);
    expect(() => compareBoxes(folder)).toThrow(
      "/faq at 390 px, chromium and firefox: faq 1, box 1: left 16 and 40 px\n" +
        "/faq at 390 px, chromium and webkit: faq 1, box 1 is in one only",
    );
  });

  test("fail when there are none", () => {
    expect(() => compareBoxes(folder)).toThrow("No rectangles to compare");
  });
});

test("the table has pages and journeys as rows, versions as columns, and marks what was not run", () => {
  mkdirSync(join(folder, "docs"));
  const file = join(folder, "docs/reliability.md");
  writeFileSync(file, "before\n<!-- engines -->\nold\n<!-- /engines -->\nafter\n");
  const result = (status: string) => ({
    testResults: [
      {
        name: "test/engines/pages.test.ts",
        status,
        assertionResults: [{ status, title: "/faq is ready", ancestorTitles: ["at 390 px"] }],
      },
    ],
  });
  const [chromium = "", firefox = ""] = ENGINES;
  writeFileSync(join(folder, "chromium.version"), "Chrome/156.0.8078.108");
  writeFileSync(join(folder, "webkit.version"), "2.50.1");
  const none = { testResults: [] };
  writeTable(
    folder,
    { [chromium]: result("passed"), [firefox]: result("failed"), "chromium-119": none },
    folder,
  );
  const text = readFileSync(file, "utf8");
  expect(text).toContain(
    "| page or journey | Chromium 156 | Firefox | WebKitGTK 2.50 | Chromium 119 | Chromium 121 | ",
  );
  expect(text).toContain("| `/faq` at 390 px | 1 of 1 | 0 of 1 | not run |  | not run | ");
  expect(text).toMatch(/not run \|\n<!-- \/engines -->\nafter/);
  expect(text).not.toContain("old");
});

test("an engine that the environment names wrongly is refused in one line", () => {
  expect(() => requireEngines({ SIGNET_FIREFOX: join(folder, "none") })).toThrow(
    /^SIGNET_FIREFOX is .*no program/,
  );
});
