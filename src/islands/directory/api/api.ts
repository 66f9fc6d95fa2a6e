import type { Http } from "../../../shared/http/http.ts";
import { type ListPage, readInitialPage, readPage } from "../../../shared/http/list-pages.ts";
import { encodeQuery } from "../../../shared/http/query.ts";
import { anyObject, object } from "../../../shared/http/schemas.ts";
import { answeredQuery, readInitial, readInitialPart } from "../../../shared/list/initial.ts";
import { type Entry, parseEntries } from "../domain/entry.ts";
import type { Kind } from "../domain/kind.ts";

export type EntriesPage = ListPage<Entry>;

export interface DirectoryApi {
  /** @throws HttpError after the retries; an AbortError when `signal` aborts. */
  entries(letter: string | null, page: number, signal: AbortSignal): Promise<EntriesPage>;
}

/** Initial JSON of the page, with which the first list needs no request. */
export interface InitialData {
  /** Canonical query that `list` answers; `card` is no part of it. */
  readonly query: string;
  /** Pages 1 to n together, as the query says. */
  readonly list: EntriesPage;
}

type Report = (error: unknown) => void;

/** The query of one page: without a letter it is sent empty, as the specification has it (ruling D72). */
export const entriesQuery = (letter: string | null, page: number): string =>
  encodeQuery({ page, letter: letter ?? "" });

/** @param base the marker's `data-api`, which may end in a slash */
export function createDirectoryApi(base: string, { call }: Kind, http: Http, report: Report): DirectoryApi {
  const address = `${base.replace(/\/+$/, "")}/${call}?`;
  return {
    entries: (letter, page, signal) =>
      http.json(
        address + entriesQuery(letter, page),
        (answer) => readPage(answer, parseEntries, report),
        signal,
      ),
  };
}

const initialSchema = object({ query: answeredQuery, list: anyObject });

/** Reads the parsed JSON of `<script data-initial>`. Unusable JSON is reported; the API is asked instead. */
export function parseInitial(value: unknown, report: Report): InitialData | null {
  const found = readInitial(initialSchema, value, report);
  const read = (answer: object) => readInitialPage(answer, parseEntries, report);
  const list = found && readInitialPart("list", found.list, read, report);
  return list && { query: found.query, list };
}
