/** A host with a few test pages, for what the host does with any page. */
import { afterAll } from "vitest";
import { type Host, type HostOptions, startHost } from "../host/host.ts";
import type { PageRoute } from "../host/pages.ts";
import { activity, on } from "./small-fair.ts";
import { tempFolder } from "./temp-folder.ts";

const page = (main: string) => `<!doctype html><html lang="fr"><body>${main}</body></html>`;

const FILES = {
  "pages/plain.njk": page("<p>{{ title }}</p><p>{{ fair.name }} {{ path }} {{ now }}</p>"),
  "pages/built.njk": page('<link rel="stylesheet" href="{{ asset("programme.css") }}">'),
  "pages/json.njk": page('<script type="application/json">{{ value | json }}</script>'),
  "pages/broken.njk": page("{{ missing() }}"),
  "pages/404.njk": page("<h1>Page introuvable</h1>"),
  "theme/fonts/letter.woff2": "woff2",
  "theme/theme.css": "body { color: black; }",
  "theme/stand-in-player.css": "body { margin: 0; }",
  "data/site.json": { fair: { name: "Petit salon" }, nav: [] },
  "data/events.json": {
    data: Array.from({ length: 30 }, (_, index) =>
      activity(`a${index}`, { dates: on("2026-11-25", 9 + (index % 3)) }),
    ),
  },
  "data/authors.json": { data: [] },
  "data/companies.json": {
    data: [{ id: 1, slug: "c", title: "Maison", url: null, logo: "/media/logo/1.svg" }],
  },
  "data/categories.json": { data: {} },
};

/** Files that build.mjs would write. */
const DIST = {
  "manifest.json": {
    files: {},
    names: { "programme.css": "programme-AB12CD34.css", "signet.js": "signet.js" },
    loads: {},
  },
  "signet.js": "export {};",
  "programme-AB12CD34.css": "@layer signet {}",
  "programme-AB12CD34.css.map": "{}",
  "tag-ZZ99ZZ99.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
};

export const HOSTILE = `</script><!-- "'<img src=x onerror=alert(1)>`;

const PAGES: readonly PageRoute[] = [
  { path: "/", build: () => ({ template: "plain.njk", context: { title: HOSTILE } }) },
  { path: "/faq", build: ({ asset }) => ({ template: "built.njk", context: { own: asset("signet.js") } }) },
  { path: "/guide", build: () => ({ template: "json.njk", context: { value: { text: HOSTILE } } }) },
  { path: "/videos", build: () => ({ template: "broken.njk", context: {} }) },
  {
    path: "/activites/:slug",
    build: ({ data, params }) => {
      const event = data.eventBySlug.get(params.slug ?? "");
      return event ? { template: "plain.njk", context: { title: event.title } } : null;
    },
  },
];

/** Without `built`, the built files are missing. Closed after the test file. */
export async function smallSite(options: Partial<HostOptions> & { built?: boolean } = {}): Promise<Host> {
  const { built = true, ...rest } = options;
  const templatesDir = tempFolder(FILES);
  const distDir = tempFolder(built ? DIST : {});
  const host = await startHost({ port: 0, templatesDir, distDir, pages: PAGES, ...rest });
  afterAll(() => host.close());
  return host;
}
