/**
 * What a page of the stand-in CMS is: an address, and a function that turns a request into a template and its words.
 * The table of all pages is page-table.ts.
 *
 * Templates are named from templates-fixtures/pages (`faq.njk`); inside them, `extends`, `include` and `import` name
 * files from templates-fixtures (`partials/layout.njk`, `macros/programme.njk`). Every template gets, besides its own
 * context: `fair`, `nav` (of site.json), `now` (ISO text during a rehearsal, else null), `path` (of the request),
 * `asset(name)`, `scripts(marker)`, and the filter `json`, which writes a value for a `<script type="application/json">`.
 */
import type { ReferenceApi } from "./api.ts";
import type { FairData } from "./data/fair.ts";

/** templates-fixtures/data/site.json: the words and lists that the CMS keeps beside the programme. */
export interface SiteData {
  readonly fair: Readonly<Record<string, unknown>>;
  readonly nav: unknown;
  readonly [section: string]: unknown;
}

export interface PageRequest {
  readonly url: URL;
  /** The parts of the address that the route names: `{ slug }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly site: SiteData;
  readonly data: FairData;
  /** The fair's clock: real time, or `--now` and what has elapsed since the start. */
  readonly clock: () => Date;
  /** Whether the clock was set by `--now`. */
  readonly rehearsal: boolean;
  /** Whether the browser asks to spare data (`Save-Data: on`). */
  readonly savesData: boolean;
  readonly api: ReferenceApi;
  /** Address of a built file by its stable name (`programme.css`); throws when dist/ holds none. */
  asset(name: string): string;
}

export interface PageResult {
  /** From templates-fixtures/pages. */
  readonly template: string;
  readonly context: object;
  readonly status?: number;
}

/** The page has a better address, relative to the one asked for. */
interface Redirect {
  readonly redirect: string;
}

/** Null: there is no such page, for instance no activity with this slug. */
export type PageBuilder = (request: PageRequest) => PageResult | Redirect | null;

export const PAGE_PATHS = [
  "/",
  "/webdiffusion",
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
  "/guide",
] as const;

export interface PageRoute {
  readonly path: (typeof PAGE_PATHS)[number];
  readonly build: PageBuilder;
}
