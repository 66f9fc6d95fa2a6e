/** The first page of the documents works, with nothing but the package: as plain files, and in a Vite project. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../build/bundle.mjs";
import { useSite, type WatchedPage } from "../browser/harness.ts";
import { type FirstPage, freePorts, type Running, readFirstPage, run, writeFiles } from "./first-page.ts";
import { installPacked, type Packed } from "./packed.ts";

// For its browser: the pages come from the documents' own servers.
const site = useSite({ now: "2026-11-26T10:00" });

/** No day of the document's fair, on which the list would open with that day. */
const BEFORE = "2026-10-30T14:00:00Z";

let scratch: string;
let packed: Packed;
let first: FirstPage;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "signet-first-page-"));
  packed = installPacked(scratch);
  first = readFirstPage(readFileSync(join(packed.folder, "docs/first-page.md"), "utf8"));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const running: Running[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** Starts a script, and waits until it prints where it listens. */
async function start(folder: string, says: RegExp, script: string, ...args: string[]): Promise<void> {
  const one = run(folder, script, ...args);
  running.push(one);
  await one.says(says);
}

const card = (page: WatchedPage) => page.locator(".signet-programme-card");
const programme = (page: WatchedPage) => page.locator("[data-island=programme]");

/** What the document promises, seen as a visitor does. */
async function tryPage(address: string, width: number): Promise<void> {
  const page = await site.newPage({ width, clock: BEFORE });
  await page.goto(address);
  await page.whenReady("programme");
  const expectVisible = (text: string) =>
    programme(page).getByText(text).filter({ visible: true }).first().waitFor();
  await expectVisible("30 Activités");
  await expectVisible("Aréna de l’Anse");
  expect(await card(page).count()).toBe(24);

  await programme(page).getByRole("button", { name: "Voir plus d'activités" }).last().click();
  await expect.poll(() => card(page).count()).toBe(30);

  if (width < 1000) await programme(page).getByRole("button", { name: "Filtres" }).click();
  await page.getByRole("button", { name: "Dans le village" }).filter({ visible: true }).first().click();
  await expect.poll(() => card(page).count()).toBe(10);
  expect(page.url()).toContain("volet2=102");
  if (width < 1000) await page.keyboard.press("Escape");
  await expectVisible("Bibliothèque du village");

  const question = page.locator("summary", { hasText: "Combien coûte l’entrée" });
  await question.scrollIntoViewIfNeeded();
  await page.whenReady("faq");
  await question.click();
  await page.getByText("Un billet d’un jour coûte 10 $.").filter({ visible: true }).waitFor();
  await page
    .getByRole("link", { name: /^Lien vers cette question/ })
    .first()
    .waitFor();

  await page.locator("[data-island=webcast]").scrollIntoViewIfNeeded();
  await page.whenReady("webcast");
  const player = page.frameLocator(".signet-webcast-player iframe");
  await player.getByText("Ici joue le direct").waitFor();
  await page.getByRole("button", { name: "La petite scène" }).click();
  await page.getByRole("heading", { name: "La petite scène" }).waitFor();
  await player.getByText("Ici joue le direct").waitFor();
  expect(await page.locator(".signet-webcast-player iframe").getAttribute("src")).toContain("direct-2");
  expectQuiet(page);
}

/** Vite's development server says that it is connected. */
function expectQuiet(page: WatchedPage): void {
  expect(page.takeProblems().filter((one) => !one.startsWith("console.debug: [vite]"))).toEqual([]);
}

test("the document has these files and commands", () => {
  expect(Object.keys(first.files)).toEqual(["index.html", "site.css", "player.html", "api.mjs", "serve.mjs"]);
  expect(first.commands).toEqual(["tar -xzf signet-salon-*.tgz", "node serve.mjs"]);
  expect(Object.keys(first.viteFiles)).toEqual(["main.js"]);
  expect(first.viteCommands).toEqual([
    "npm init -y",
    "npm install vite ./signet-salon-*.tgz",
    "mkdir public",
    "mv player.html public/",
    "node api.mjs",
    "npx vite",
  ]);
  expect(first.files["index.html"]).toContain(first.script);
  expect(first.viteScript).toContain('src="/main.js"');
});

describe("a plain page", () => {
  let address: string;
  let folder: string;
  const write = async (change: (html: string) => string = (html) => html) => {
    folder = mkdtempSync(join(scratch, "plain-"));
    spawnSync("tar", ["-xzf", packed.archive], { cwd: folder });
    const [page = 0, api = 0] = await freePorts(2);
    const html = change(first.files["index.html"] ?? "");
    writeFiles(folder, { ...first.files, "index.html": html }, { 8000: page, 8001: api });
    address = `http://127.0.0.1:${page}/`;
  };

  test.each([390, 1440])("works at %i px", async (width) => {
    await write();
    await start(folder, /Open http/, "serve.mjs");
    await tryPage(address, width);
  });

  test("with an empty marker, too; the doctor finds nothing to correct", async () => {
    await write((html) => html.replace(/(data-island="programme"[^>]*>).*?(?=<\/div>)/s, "$1"));
    expect(readFileSync(join(folder, "index.html"), "utf8")).not.toContain("/activites/1");
    await start(folder, /Open http/, "serve.mjs");
    const page = await site.newPage({ clock: BEFORE });
    await page.goto(`${address}?signet-doctor`);
    await page.whenReady("programme");
    await page.getByText("Rien à corriger.").waitFor();
    await page.getByText("30 activités lues sur 30").waitFor();
    expectQuiet(page);
  });

  test("without the API, the server's list stays, with a button and one message", async () => {
    await write();
    writeFiles(
      folder,
      { "serve.mjs": (first.files["serve.mjs"] ?? "").replace(/import ".\/api.mjs";/, "") },
      {
        8000: Number(new URL(address).port),
      },
    );
    await start(folder, /Open http/, "serve.mjs");
    const page = await site.newPage({ clock: BEFORE });
    await page.goto(address);
    await page.getByRole("button", { name: "Réessayer" }).first().waitFor();
    await page.getByRole("link", { name: "Lecture 1" }).waitFor();
    await expect.poll(() => page.problems.join()).toContain("Look whether the address is right");
  });
});

describe("a Vite project", () => {
  const VITE = "node_modules/vite/bin/vite.js";
  let folder: string;
  let port: string;
  beforeAll(async () => {
    folder = join(scratch, "vite");
    mkdirSync(folder);
    const npm = (...args: string[]) => {
      const { status, stderr } = spawnSync("npm", args, {
        cwd: folder,
        encoding: "utf8",
        shell: process.platform === "win32",
      });
      if (status !== 0) throw new Error(stderr);
    };
    npm("init", "-y");
    npm("install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", packed.archive);
    // `npm install vite` without a registry.
    symlinkSync(join(root, "node_modules/vite"), join(folder, "node_modules/vite"), "junction");
    const html = (first.files["index.html"] ?? "").replace(first.script, first.viteScript);
    const [page = 0, api = 0] = await freePorts(2);
    port = String(page);
    const { "site.css": css = "", "player.html": player = "", "api.mjs": stub = "" } = first.files;
    const taken = { "index.html": html, "site.css": css, "player.html": player, "api.mjs": stub };
    writeFiles(folder, { ...taken, ...first.viteFiles }, { 8001: api });
    mkdirSync(join(folder, "public"));
    renameSync(join(folder, "player.html"), join(folder, "public/player.html"));
  });

  /** Starts the API and one of Vite's servers. */
  async function serve(...args: string[]): Promise<string> {
    running.push(run(folder, "api.mjs"));
    const where = ["--host", "127.0.0.1", "--port", port, "--strictPort"];
    await start(folder, /Local:/, VITE, ...args, ...where);
    return `http://127.0.0.1:${port}/`;
  }

  test("works in development", async () => {
    await tryPage(await serve(), 1440);
  });

  test("works as it is built", async () => {
    const { status, stderr } = spawnSync(process.execPath, [VITE, "build"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(status, stderr).toBe(0);
    // Vite also says there when the machine is slow.
    expect(stderr).not.toMatch(/error|chunks are larger|unresolved/i);
    await tryPage(await serve("preview"), 390);
  });
});
