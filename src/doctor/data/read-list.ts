/** Reads a list of the API as its island does, page after page, and keeps what the schemas complain about. */
import type { Http } from "../../shared/http/http.ts";
import { type ListPage, readPage } from "../../shared/http/list-pages.ts";

/** Pages that are read at most: 100 pages of 24 are more than a fair has. */
const MOST_PAGES = 100;

export interface ReadList<Item> {
  readonly items: readonly Item[];
  /** The rows as they came, to see what the schemas leave out silently. */
  readonly raw: readonly unknown[];
  readonly count: number;
  /** Complaints of the schemas. */
  readonly errors: readonly unknown[];
}

/**
 * @param address of a page
 * @throws HttpError when the first page cannot be read; a later one ends the list and is in `errors`
 */
export async function readList<Item>(
  http: Http,
  address: (page: number) => string,
  parse: (rows: readonly unknown[], report: (error: unknown) => void) => readonly Item[],
  signal: AbortSignal,
): Promise<ReadList<Item>> {
  const errors: unknown[] = [];
  const raw: unknown[] = [];
  const items: Item[] = [];
  const report = (error: unknown) => errors.push(error);
  const parseAndKeep = (rows: readonly unknown[], tell: (error: unknown) => void) => {
    raw.push(...rows);
    return parse(rows, tell);
  };
  let page: ListPage<Item> | undefined;
  for (let number = 1; number <= MOST_PAGES; number++) {
    try {
      page = await http.json(address(number), (answer) => readPage(answer, parseAndKeep, report), signal);
    } catch (error) {
      if (!page) throw error;
      errors.push(error);
      break;
    }
    items.push(...page.items);
    if (page.received === 0 || page.perPage === 0 || page.perPage * number >= page.count) break;
  }
  return { items, raw, count: page?.count ?? 0, errors };
}

/** A field of a row as it came: text, or empty. */
export function textOf(row: unknown, name: string): string {
  const value = (row as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === "string" ? value.trim() : "";
}
