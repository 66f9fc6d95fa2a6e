import * as v from "valibot";
import type { Http } from "../../shared/http/http.ts";
import { part, rows } from "../../shared/http/schemas.ts";
import type { Stream } from "./stream.ts";
import { parseStreams } from "./stream-schema.ts";

export interface WebcastApi {
  /** @throws HttpError after the retries; an AbortError when `signal` aborts. */
  streams(signal: AbortSignal): Promise<readonly Stream[]>;
}

const answer = v.object({
  data: part({ entry: part({ homeStreams: v.fallback(v.unknown(), null) }) }),
  errors: v.fallback(v.unknown(), null),
});

const isList = (value: unknown) => typeof value === "object" || value === undefined;

/**
 * Reads an answer of `POST /api`, or the same shape out of the page's initial JSON. No entry, no list and an empty list
 * are no streams (ruling D27).
 *
 * @throws when the answer says that something went wrong, or when it has rows and none of them can be read: that is a
 *   failure, after which what is shown stays
 */
export function readStreams(value: unknown, report: (error: unknown) => void): readonly Stream[] {
  if (typeof value !== "object" || value === null || !("data" in value))
    throw new TypeError("data is missing");
  const {
    data: { entry },
    errors,
  } = v.parse(answer, value);
  const { homeStreams } = entry;
  if (!isList(homeStreams)) throw new TypeError("homeStreams is not a list");
  if (homeStreams === null && rows(errors).length > 0) throw new TypeError(JSON.stringify(errors));
  const streams = parseStreams(homeStreams, report);
  const received = rows(homeStreams).length;
  if (received > 0 && streams.length === 0) throw new TypeError(`none of ${received} streams can be read`);
  return streams;
}

/**
 * @param base the marker's `data-api`
 * @param query what is asked: see query.ts
 */
export function createWebcastApi({
  base,
  query,
  http,
  report,
}: {
  readonly base: string;
  readonly query: string;
  readonly http: Http;
  readonly report: (error: unknown) => void;
}): WebcastApi {
  const root = base.replace(/\/+$/, "");
  const body = JSON.stringify({ query });
  const told = new Set<string>();
  /** A spoilt row comes again every minute: that is the same row still. */
  const reportNew = (error: unknown) => {
    if (told.size < told.add(String(error)).size) report(error);
  };
  return {
    streams: (signal) => http.json(root, (value) => readStreams(value, reportNew), signal, body),
  };
}
