/**
 * Types of the stand-in CMS's pages: an address, and a function that turns a request into a template and its data.
 * The table of all pages is page-table.ts.
 *
 * Templates are named from templates-fixtures/pages (`faq.njk`); inside them, `extends`, `include` and `import` name
 * files from templates-fixtures (`partials/layout.njk`, `macros/programme.njk`). Besides its own data, every template
 * has `fair`, `nav` (of site.json), `now` (ISO text during a rehearsal, else null), `path` (of the request), `address` (host and path),
 * `href` (the whole address),
 * `asset(name)`, `scripts(marker)`, and the filter `json`, which writes a value for a `<script
 * type="application/json">`.
 */
import type { ReferenceApi } from "./api.ts";
import type { FairData } from "./data/fair.ts";

/** templates-fixtures/data/site.json: texts and lists that the CMS stores beside the programme. */
export interface SiteData {
  readonly fair: Readonly<Record<string, unknown>>;
  readonly nav: unknown;
  readonly [section: string]: unknown;
}

export interface PageRequest {
  readonly url: URL;
  /** Named parts of the route's address: `{ slug }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly site: SiteData;
  readonly data: FairData;
  /** The fair's clock: real time, or `--now` plus the time since the start. */
  readonly clock: () => Date;
  /** Whether the clock was set by `--now`, and pages take it for their own. */
  readonly rehearsal: boolean;
  /** Whether the browser asks to spare data (`Save-Data: on`). */
  readonly savesData: boolean;
  readonly api: ReferenceApi;
  /** Address of a built file by its stable name (`programme.css`); throws when dist/ holds none. */
  asset(name: string): string;
}

export interface PageResult {
  /** File name in templates-fixtures/pages. */
  readonly template: string;
  readonly context: object;
  readonly status?: number;
}

/** Redirects to another address, relative to the requested one. */
interface Redirect {
  readonly redirect: string;
}

/** Null when there is no such page, for instance no activity with this slug. */
export type PageBuilder = (request: PageRequest) => PageResult | Redirect | null;

export const PAGE_PATHS = [
  "/",
  "/webdiffusion",
  "/ma-selection",
  "/programmation",
  "/programmation-avant",
  "/auteurs",
  "/auteurs/:slug",
  "/exposants",
  "/exposants/:slug",
  "/activites",
  "/activites/:slug",
  "/faq",
  "/videos",
  "/ecran",
  "/guide",
  "/guide/:slug",
] as const;

export interface PageRoute {
  readonly path: (typeof PAGE_PATHS)[number];
  readonly build: PageBuilder;
}
