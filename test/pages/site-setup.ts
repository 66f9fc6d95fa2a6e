/** The site's pages as the stand-in CMS renders them, without a server in between. */
import { join } from "node:path";
import { createApi } from "../host/api.ts";
import { loadFair } from "../host/data/load.ts";
import { sitePages } from "../host/pages/site.ts";
import type { PageRequest } from "../host/pages.ts";
import { siteData } from "../host/site-data.ts";
import { createTemplates } from "../host/templates.ts";

export const templates = join(process.cwd(), "templates-fixtures");
export const fair = loadFair(join(templates, "data"));
const site = siteData(join(templates, "data", "site.json"))();
export const api = createApi(fair);
const render = createTemplates({ dir: templates, fresh: false });

/** In the week before the fair. */
const BEFORE = "2026-11-20T12:00:00-05:00";

/** One address of each kind of page. */
export const ADDRESSES = [
  "/",
  "/webdiffusion",
  "/auteurs",
  "/exposants",
  "/activites",
  "/activites?q=po%C3%A9sie",
  "/faq",
  "/videos",
  "/guide",
  `/activites/${fair.events[0]?.slug}`,
  `/auteurs/${fair.authors[0]?.slug}`,
  `/exposants/${fair.companies[0]?.slug}`,
];

/** The HTML of an address; null when there is no such page. @param now the fair's clock @param streams in place of the fair's */
export function siteHtml(
  address: string,
  now = BEFORE,
  streams: () => readonly unknown[] = api.streams,
): string | null {
  const url = new URL(address, "http://fair.test");
  const [, folder, slug] = url.pathname.split("/");
  const path = slug ? `/${folder}/:slug` : url.pathname;
  const request: PageRequest = {
    url,
    params: slug ? { slug } : {},
    site,
    data: fair,
    clock: () => new Date(now),
    rehearsal: false,
    savesData: false,
    api: { ...api, streams: streams as typeof api.streams },
    asset: (name) => `/dist/${name}`,
  };
  const result = sitePages.find((route) => route.path === path)?.build(request);
  if (!result || "redirect" in result) return null;
  const frame = {
    fair: site.fair,
    nav: site.nav,
    now: null,
    path: url.pathname,
    href: url.href,
    asset: request.asset,
    savesData: false,
    scripts: (marker: string) => [`/dist/${marker}.js`],
  };
  return render(result.template, { ...frame, ...result.context });
}

const documents = new Map<string, Document>();

/** A page as a document shared between tests, parsed once for each address: do not change it. */
export function sitePage(address: string, now?: string): Document {
  const key = `${address} ${now}`;
  let document = documents.get(key);
  if (!document) {
    const html = siteHtml(address, now);
    if (html === null) throw new Error(`No page at ${address}`);
    // Nothing is painted in these tests, and the parser would load linked files. It would load frames, too: they are
    // `x-frame` here.
    const unlinked = html
      .replace(/<link\b[^>]*>|<script\b[^>]*><\/script>/g, "")
      .replace(/(<\/?)iframe\b/g, "$1x-frame");
    document = new DOMParser().parseFromString(unlinked, "text/html");
    documents.set(key, document);
  }
  return document;
}

/** Text as a reader sees it: white space collapsed to single spaces. */
export function words(node: Node | null | undefined): string {
  return (node?.textContent ?? "").replace(/\s+/g, " ").trim();
}

export function all(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)];
}

export function hrefs(root: ParentNode, selector: string): string[] {
  return all(root, selector).map((link) => link.getAttribute("href") ?? "");
}
