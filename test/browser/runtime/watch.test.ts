/** `npm start -- --watch`: saving a file updates the open page. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Command, copyCheckout, runCommand } from "../../build/command.ts";
import { useBrowser, type WatchedPage } from "../harness.ts";

const browser = useBrowser();
let scratch: string;
let command: Command;
let url: string;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), "signet-watch-"));
  copyCheckout(join(scratch, "signet"));
  command = runCommand(join(scratch, "signet/build/dev/start.mjs"), ["--watch"]);
  [, url = ""] = await command.says(/(http:\/\/127\.0\.0\.1:\d+)\n/);
  await command.says(/Pages reload when a file changes/);
});
afterAll(async () => {
  command.signal("SIGINT");
  await command.ended;
  rmSync(scratch, { recursive: true, force: true });
});

async function openPage(): Promise<WatchedPage> {
  const page = await browser.newPage({ baseURL: url });
  const listens = page.waitForResponse("**/__reload");
  await page.goto("/programmation");
  await listens;
  return page;
}

const inCopy = (path: string) => join(scratch, "signet", path);
const afterReload = (page: WatchedPage, change: () => void) => {
  const loaded = page.waitForEvent("load");
  change();
  return loaded;
};

test("a changed css file is built and shown", async () => {
  const page = await openPage();
  await afterReload(page, () =>
    appendFileSync(inCopy("src/shared/styles/base.css"), ":root { --saved: yes }"),
  );
  const saved = () => getComputedStyle(document.documentElement).getPropertyValue("--saved");
  expect((await page.evaluate(saved)).trim()).toBe("yes");
});

test("a changed template is shown", async () => {
  const page = await openPage();
  const layout = inCopy("templates-fixtures/partials/layout.njk");
  const before = readFileSync(layout, "utf8");
  await afterReload(page, () =>
    writeFileSync(layout, before.replace("</body>", "<p>Saved just now</p></body>")),
  );
  expect(await page.getByText("Saved just now").count()).toBe(1);
});

test("changed data is served at the same address", async () => {
  const page = await openPage();
  const file = inCopy("templates-fixtures/data/events.json");
  const { data } = JSON.parse(readFileSync(file, "utf8"));
  await afterReload(page, () => writeFileSync(file, JSON.stringify({ data: data.slice(0, 3) })));
  expect(await (await fetch(`${url}/api/events`)).json()).toMatchObject({ meta: { count: 3 } });
});

test("a source that does not compile is reported, and the last good build is still served", async () => {
  const main = inCopy("src/main.ts");
  const before = readFileSync(main, "utf8");
  appendFileSync(main, "const once = 1; const once = 2;");
  await expect.poll(() => command.output.stderr, { timeout: 30_000 }).toContain("has already been declared");
  expect((await fetch(`${url}/dist/signet.js`)).status).toBe(200);
  writeFileSync(main, before);
});
