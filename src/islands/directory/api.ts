import * as v from "valibot";
import type { Http } from "../../shared/http/http.ts";
import { type ListPage, listAnswer } from "../../shared/http/list-pages.ts";
import { encodeQuery } from "../../shared/http/query.ts";
import { anyObject, firstIssue, readAs } from "../../shared/http/schemas.ts";
import { type Entry, parseEntries } from "./entry.ts";
import type { Kind } from "./kind.ts";

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

/** @throws when it is not a list with its meta; a bad row costs itself only and is reported */
function readEntries(answer: unknown, report: Report): EntriesPage {
  const { data, meta } = readAs(listAnswer, answer);
  return { items: parseEntries(data, report), received: data.length, ...meta };
}

/** @param base the marker's `data-api`, which may end in a slash */
export function createDirectoryApi(base: string, { call }: Kind, http: Http, report: Report): DirectoryApi {
  const address = `${base.replace(/\/+$/, "")}/${call}?`;
  return {
    entries: (letter, page, signal) =>
      http.json(address + entriesQuery(letter, page), (answer) => readEntries(answer, report), signal),
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
    report(new TypeError(`data-initial was not used, ${why}`, { cause }));
    return null;
  };
  if (!found.success) return refuse(firstIssue(found.issues));
  try {
    return { query: found.output.query, list: readEntries(found.output.list, report) };
  } catch (error) {
    return refuse("its list has not the shape of the API's answer", error);
  }
}
