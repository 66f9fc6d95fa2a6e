// @vitest-environment node
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { registry } from "../../src/registry.ts";
import { loadFair } from "../host/data/load.ts";
import { startHost } from "../host/host.ts";
import { PAGE_TABLE } from "../host/page-table.ts";
import { PAGE_PATHS } from "../host/pages.ts";
import { tempFolder } from "./temp-folder.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A manifest as if every style sheet had been built, so that these tests need no build. */
const styles = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => basename(path));
const names = Object.fromEntries(["signet.js", ...styles].map((name) => [name, name]));
const loads = Object.fromEntries(registry.map(({ name }) => [name, []]));
const parts = { MapView: [], MapCanvas: [], ScheduleView: [] };
const manifest = { files: {}, names, loads, parts };
const host = await startHost({ port: 0, distDir: tempFolder({ "manifest.json": manifest }) });
afterAll(() => host.close());

const data = loadFair(join(ROOT, "templates-fixtures", "data"));
const SLUGS = {
  activites: data.events[0]?.slug,
  auteurs: data.authors[0]?.slug,
  exposants: data.companies[0]?.slug,
  guide: "programme",
};

const ODD_QUERIES = [
  "page=abc&letter=%00&q=%00%FF&requete=%3Cscript%3E&flux=-1&%",
  "page=1e9&letter=%E9&q=%5B%2A&date=x&hours=9,9,9&mode=carte&volet1=x&type=__proto__&card=%00",
  "page=-1&page=2&hours=-1,99&date=99999999999999&room=1.5&__proto__=x&dedicace=%20",
];

/** An address that exists for a route. */
function addressOf(path: string): string {
  const [, folder] = path.split("/");
  return path.replace(":slug", SLUGS[folder as keyof typeof SLUGS] ?? "");
}

describe("the site's pages", () => {
  test("are all in the table, once", () => {
    expect(PAGE_TABLE.map(({ path }) => path).toSorted()).toEqual([...PAGE_PATHS].toSorted());
  });

  test.each(PAGE_PATHS)("%s answers a page in French with one main heading", async (path) => {
    const answer = await fetch(host.url + addressOf(path));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<html lang="fr/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test.each(PAGE_PATHS)(
    "%s contains no inline script, style or handler, which the policy would refuse",
    async (path) => {
      const html = await (await fetch(host.url + addressOf(path))).text();
      expect(html).not.toMatch(/<style[\s>]|\sstyle=|\son[a-z]+="/i);
      const scripts = html.match(/<script\b[^>]*>/gi) ?? [];
      for (const script of scripts) expect(script).toMatch(/\ssrc="|type="application\/(ld\+)?json"/);
    },
  );

  test.each(["/activites/nulle-part", "/auteurs/personne", "/exposants/rien", "/inconnu"])(
    "%s is not there",
    async (path) => {
      const answer = await fetch(host.url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/<html lang="fr/);
    },
  );

  test("/videos loads every picture lazily but the first, which is on the first screen", async () => {
    const html = await (await fetch(`${host.url}/videos`)).text();
    const pictures = (html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "").match(/<img\b[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(2);
    const eager = pictures.flatMap((picture, nth) => (picture.includes('loading="lazy"') ? [] : [nth]));
    expect(eager).toEqual([0]);
  });

  test.each(PAGE_PATHS)("%s is served with any query", async (path) => {
    for (const query of ODD_QUERIES) {
      const { status } = await fetch(`${host.url}${addressOf(path)}?${query}`);
      expect([query, status]).toEqual([query, 200]);
    }
  });
});
