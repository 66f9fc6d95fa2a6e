/** Page object of the two directories for browser tests. */
import type { PageOptions, Site, WatchedPage } from "../harness.ts";
import { focused, hears, texts } from "../seen.ts";

export interface DirectoryPage {
  readonly page: WatchedPage;
  /** Queries of the calls of the API, in order. */
  readonly calls: readonly string[];
  names(): Promise<string[]>;
  count(): Promise<string>;
  hears(text: string | RegExp): Promise<void>;
  /** Waits until no request is under way. */
  settled(): Promise<void>;
  /** Name or text of the focused element. */
  focused(): Promise<string>;
  query(): string;
}

export const DIRECTORIES = [
  {
    name: "authors",
    path: "/auteurs",
    call: "/api/authors",
    whole: "Liste complète des auteur·rice·s",
    alphabet: "Auteur·rice·s par initiale",
  },
  {
    name: "exhibitors",
    path: "/exposants",
    call: "/api/companies",
    whole: "Liste complète des exposant·e·s",
    alphabet: "Exposant·e·s par initiale",
  },
] as const;

/** Opens an address of the site and waits for the island, unless `wait` is off. */
export async function openDirectory(
  site: Site,
  address: string,
  options: PageOptions & { readonly wait?: boolean } = {},
): Promise<DirectoryPage> {
  const { wait = true, ...pageOptions } = options;
  const page = await site.newPage(pageOptions);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(authors|companies)$/.test(pathname)) calls.push(search.slice(1));
  });
  await page.goto(address);
  if (wait) await page.locator('[data-island][data-enhanced="ready"]').waitFor();
  return {
    page,
    calls,
    names: () => texts(page, "[data-slug] .signet-directory-entry-name"),
    count: async () => (await texts(page, "#resultats-titre"))[0] ?? "",
    hears: (text) => hears(page, text),
    settled: () =>
      page
        .locator('.signet-directory-entry-list[aria-busy="false"]:not(:has(.signet-skeleton))')
        .waitFor({ state: "attached" }),
    focused: () => focused(page),
    query: () => new URL(page.url()).search,
  };
}
