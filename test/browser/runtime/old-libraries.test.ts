/** Pages with an old library that has changed JavaScript's own objects. */

import { expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";

const site = useSite({ now: "2026-11-26T10:00" });

/** What libraries of 2010 did, as a page's first script. */
const LIBRARIES: Readonly<Record<string, () => void>> = {
  "an enumerable member of Object.prototype": () => {
    Object.assign(Object.prototype, { extend() {} });
  },
  "enumerable members of Array.prototype": () => {
    Object.assign(Array.prototype, { each() {}, contains() {} });
  },
  "an Array.from that knows lists only": () => {
    Array.from = ((list: ArrayLike<unknown>) => {
      const result: unknown[] = [];
      for (let index = 0; index < (list?.length ?? 0); index += 1) result.push(list[index]);
      return result;
    }) as typeof Array.from;
  },
  "a bind that drops further arguments": () => {
    Object.defineProperty(Function.prototype, "bind", {
      value(this: (...args: unknown[]) => unknown, self: unknown) {
        return () => this.call(self);
      },
      writable: true,
      configurable: true,
    });
  },
  "a toJSON that makes texts of lists and objects": () => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.join(", ")}]`;
      },
    });
  },
};

const TO_JSON = "a toJSON that makes texts of lists and objects";
const HARMLESS = [
  "an enumerable member of Object.prototype",
  "enumerable members of Array.prototype",
  TO_JSON,
];
const PAGES = ["/programmation", "/auteurs", "/webdiffusion", "/ma-selection", "/ecran", "/faq", "/videos"];

async function settled(library: string, address: string): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.addInitScript(LIBRARIES[library] as () => void);
  await page.goto(address);
  // Not by a function of Playwright's in the page: it needs `bind`, too.
  const waiting = async () =>
    (await page.locator("[data-enhanced=loading]").count()) === 0 &&
    (await page.locator("[data-enhanced=ready], [data-enhanced=failed]").count()) > 0;
  await expect.poll(waiting).toBe(true);
  return page;
}

test.each(HARMLESS.flatMap((library) => PAGES.map((address) => [library, address])))(
  "with %s, every marker of %s is ready",
  async (library, address) => {
    const page = await settled(library, address);
    expect(await page.locator("[data-enhanced=failed]").count()).toBe(0);
    await page.expectSilent();
  },
);

test.each([
  ["an Array.from that knows lists only", "/programmation", "Array.from"],
  ["an Array.from that knows lists only", "/auteurs", "Array.from"],
  ["a bind that drops further arguments", "/programmation", "Function.prototype.bind"],
  ["a bind that drops further arguments", "/webdiffusion", "Function.prototype.bind"],
  ["a bind that drops further arguments", "/ma-selection", "Function.prototype.bind"],
])(
  "with %s, the island of %s stays as the server sent it, and the console names the fault",
  async (library, address, named) => {
    const page = await settled(library, address);
    await page.locator("[data-island][data-enhanced=failed]").first().waitFor();
    const about = (line: string) => line.includes("A script of the page has changed") && line.includes(named);
    await expect.poll(() => page.problems.some(about)).toBe(true);
    expect(page.takeProblems().join()).not.toContain("not at fault");
  },
);

test("a selection is kept and read with a toJSON that makes texts of lists", async () => {
  const page = await settled(TO_JSON, "/videos");
  await page.goto("/programmation");
  await page.whenReady("programme");
  const ribbon = page.locator(".signet-keep").first();
  await ribbon.click();
  await expect.poll(() => ribbon.getAttribute("aria-pressed")).toBe("true");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("signet:selection") ?? "{}"));
  expect(stored.ids).toHaveLength(1);
  await page.goto("/ma-selection");
  await page.whenReady("selection");
  await page
    .locator(".signet-selection-row, .signet-selection article, .signet-selection li")
    .first()
    .waitFor();
});
