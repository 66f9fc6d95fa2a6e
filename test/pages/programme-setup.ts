/** The programme's pages as the stand-in CMS renders them, without a server in between. */
import { join } from "node:path";
import { createApi } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { programmePages } from "../host/pages/programme.ts";
import type { PageRequest } from "../host/pages.ts";
import { siteData } from "../host/site-data.ts";
import { createTemplates } from "../host/templates.ts";

const templates = join(process.cwd(), "templates-fixtures");

export const fair = loadFair(join(templates, "data"));
const site = siteData(join(templates, "data", "site.json"))();
export const api = createApi(fair);
const render = createTemplates({ dir: templates, fresh: false });

/** Long before the fair, so that no day is chosen as today. */
const BEFORE_THE_FAIR = "2026-06-01T12:00:00Z";

/** The HTML of an address. @param now the fair's clock @param from answers in place of the fair's own API */
export function pageHtml(
  address: string,
  now: string = BEFORE_THE_FAIR,
  from = api,
  savesData = false,
): string {
  const url = new URL(address, "http://fair.test");
  const route = programmePages.find(({ path }) => path === url.pathname);
  const request: PageRequest = {
    url,
    params: {},
    site,
    data: fair,
    clock: () => new Date(now),
    rehearsal: false,
    savesData,
    api: from,
    asset: (name) => `/dist/${name}`,
  };
  const result = route?.build(request);
  if (!result) throw new Error(`No page of the programme at ${address}`);
  if ("redirect" in result) {
    const { pathname, search } = new URL(result.redirect, url);
    return pageHtml(`${pathname}${search}`, now, from, savesData);
  }
  const { fair: words, nav } = site;
  const frame = {
    fair: words,
    nav,
    now: null,
    path: url.pathname,
    href: url.href,
    savesData,
    asset: request.asset,
    scripts: (marker: string) => [`/dist/${marker}.js`],
  };
  return render(result.template, { ...frame, ...result.context });
}

const documents = new Map<string, Document>();

/** The page's content as a document shared between tests, parsed once for each address: do not change it. */
export function page(address: string, now?: string): Document {
  const key = `${address} ${now}`;
  const known = documents.get(key);
  if (known) return known;
  const [content = ""] = /<main[\s\S]*<\/main>/.exec(pageHtml(address, now)) ?? [];
  const document = new DOMParser().parseFromString(content, "text/html");
  documents.set(key, document);
  return document;
}

/** Text as a reader sees it: white space collapsed to single spaces. */
export function words(node: Node | null | undefined): string {
  return (node?.textContent ?? "").replace(/\s+/g, " ").trim();
}
