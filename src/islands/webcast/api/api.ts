import { DataError } from "../../../shared/http/data-error.ts";
import type { Http } from "../../../shared/http/http.ts";
import { someReadable } from "../../../shared/http/read-rows.ts";
import { rows } from "../../../shared/http/schemas.ts";
import { parseStreams } from "../domain/schema.ts";
import type { Stream } from "../domain/stream.ts";

export interface WebcastApi {
  /** @throws HttpError after the retries; an AbortError when `signal` aborts. */
  streams(signal: AbortSignal): Promise<readonly Stream[]>;
}

/**
 * Returns a field that must exist but may be null.
 *
 * @throws DataError when `value` is not an object with this field
 */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !(name in value))
    throw new DataError([["no-field", name]]);
  return (value as Readonly<Record<string, unknown>>)[name];
}

/**
 * Reads an answer of `POST /api`, or the same shape in the page's initial JSON. Null, for the list or an object that
 * contains it, and an empty list mean no streams (ruling D27).
 *
 * @throws DataError for any other shape, and when there are rows but none can be read; the streams that are shown
 *   then stay
 */
export function readStreams(value: unknown, report: (error: unknown) => void): readonly Stream[] {
  const data = fieldOf(value, "data");
  const entry = data === null ? null : fieldOf(data, "entry");
  const homeStreams = entry === null ? null : fieldOf(entry, "homeStreams");
  const { errors } = value as { readonly errors?: unknown };
  if (homeStreams === null && rows(errors).length > 0)
    throw new DataError([["api-errors", JSON.stringify(errors)]]);
  const received = rows(homeStreams);
  const isList = Array.isArray(homeStreams) || (typeof homeStreams === "object" && received.length > 0);
  if (homeStreams !== null && !isList) throw new DataError([["no-streams"]]);
  return someReadable(received, (tell) => parseStreams(received, tell), report);
}

/**
 * @param base value of `data-api`
 * @param query text of the query: see query.ts
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
  const reported = new Set<string>();
  /** Reports each problem once, because the same bad row comes again every minute. */
  const reportNew = (error: unknown) => {
    if (reported.size < reported.add(String(error)).size) report(error);
  };
  return {
    streams: (signal) => http.json(root, (value) => readStreams(value, reportNew), signal, body),
  };
}
