/** After a deploy nothing is old, caches have limits, and the worker can be removed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { useSite } from "../harness.ts";
import { notStored, openStored, registrations, reload, stores } from "./offline-page.ts";

/** A folder that these tests may change. */
const distDir = mkdtempSync(join(tmpdir(), "signet-deploy-"));
cpSync(inject("distDir"), distDir, { recursive: true, filter: (path) => !path.endsWith(".map") });
afterAll(() => rmSync(distDir, { recursive: true, force: true }));

const site = useSite({ now: "2026-11-26T10:00", offline: true, distDir });
const text = (file: string) => readFileSync(join(distDir, file), "utf8");
const write = (file: string, content: string) => writeFileSync(join(distDir, file), content);

test("after a deploy, page, hashed files and unhashed files are all new", async () => {
  const page = await openStored(site, "/programmation", "programme");
  await reload(page, "programme");
  await expect.poll(() => notStored(page)).toEqual([]);
  const manifest = JSON.parse(text("manifest.json"));
  write("base-DEPLOY22.css", `${text(manifest.names["base.css"])}\n:root { --deployed: 2; }`);
  manifest.names["base.css"] = "base-DEPLOY22.css";
  write("manifest.json", JSON.stringify(manifest));
  write("signet-offline.js", `${text("signet-offline.js")}\n// release 2`);
  await reload(page, "programme");
  const deployed = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--deployed").trim());
  expect(await deployed()).toBe("2");
  const script = await page.evaluate(async () =>
    (await fetch("/dist/signet-offline.js", { cache: "reload" })).text(),
  );
  expect(script).toContain("// release 2");
  // The new release is stored, too.
  await expect.poll(() => notStored(page)).toEqual([]);
  await page.context().setOffline(true);
  await reload(page, "programme");
  expect(await deployed()).toBe("2");
});

test("?signet-offline=off removes the worker and its caches, =on brings it back", async () => {
  const page = await openStored(site, "/programmation", "programme");
  await page.goto("/programmation?signet-offline=off");
  await expect.poll(() => registrations(page)).toBe(0);
  // Until this page closes, the removed worker answers it, and stores none of it.
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(async () => {
    for (let n = 0; n < 5; n += 1) await (await fetch(`/api/categories?n=${n}`)).text();
  });
  await expect.poll(() => stores(page)).toEqual({});
  await page.goto("/faq");
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => stores(page)).toEqual({});
  await page.goto("/programmation?signet-offline=on");
  await expect.poll(() => registrations(page)).toBe(1);
});
