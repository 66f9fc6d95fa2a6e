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
 * A field that may be null, and must be there.
 *
 * @throws DataError when `value` is no object with this field
 */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value) || !(name in value))
    throw new DataError(`${name} is missing`);
  return (value as Readonly<Record<string, unknown>>)[name];
}

/**
 * Reads an answer of `POST /api`, or the same shape out of the page's initial JSON. Null, in place of the list or of what
 * holds it, and an empty list are no streams (ruling D27).
 *
 * @throws DataError for any other shape, and when the list has rows of which none can be read: that is a failure, after
 *   which what is shown stays
 */
export function readStreams(value: unknown, report: (error: unknown) => void): readonly Stream[] {
  const data = fieldOf(value, "data");
  const entry = data === null ? null : fieldOf(data, "entry");
  const homeStreams = entry === null ? null : fieldOf(entry, "homeStreams");
  const { errors } = value as { readonly errors?: unknown };
  if (homeStreams === null && rows(errors).length > 0) throw new DataError(JSON.stringify(errors));
  const received = rows(homeStreams);
  const isList = Array.isArray(homeStreams) || (typeof homeStreams === "object" && received.length > 0);
  if (homeStreams !== null && !isList) throw new DataError("homeStreams is not a list");
  return someReadable(received, (tell) => parseStreams(received, tell), report);
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
