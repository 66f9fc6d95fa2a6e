import * as v from "valibot";
import { DataError } from "../../../shared/http/data-error.ts";
import type { Http } from "../../../shared/http/http.ts";
import { type ListPage, readInitialPage, readPage } from "../../../shared/http/list-pages.ts";
import { encodeQuery } from "../../../shared/http/query.ts";
import { anyObject, firstIssue } from "../../../shared/http/schemas.ts";
import { type Entry, parseEntries } from "../domain/entry.ts";
import type { Kind } from "../domain/kind.ts";

export type EntriesPage = ListPage<Entry>;

export interface DirectoryApi {
  /** @throws HttpError after the retries; an AbortError when `signal` aborts. */
  entries(letter: string | null, page: number, signal: AbortSignal): Promise<EntriesPage>;
}

/** What the server put into the page, so that the first list needs no request. */
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

const initialSchema = v.object({
  query: v.custom<string>((value) => typeof value === "string", "is not a text"),
  list: anyObject,
});

/** Reads the parsed JSON of `<script data-initial>`. What cannot be used is reported; the API is asked instead. */
export function parseInitial(value: unknown, report: Report): InitialData | null {
  const found = v.safeParse(initialSchema, value);
  const refuse = (why: string, cause?: unknown) => {
    report(new DataError(`data-initial was not used, ${why}`, { cause }));
    return null;
  };
  if (!found.success) return refuse(firstIssue(found.issues));
  try {
    const { query, list } = found.output;
    return { query, list: readInitialPage(list, parseEntries, report) };
  } catch (error) {
    return refuse(`its list cannot be read, ${error instanceof Error ? error.message : error}`, error);
  }
}
