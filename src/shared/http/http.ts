import { HttpError } from "./http-error.ts";
import { wait } from "./wait.ts";

/** Time limit of one attempt, from the request to the last byte of the answer, in ms. */
const TIMEOUT = 10_000;
/**
 * Pauses before the second and third attempt, in ms. Each, and a `Retry-After`, is extended by a random part, up to a
 * half.
 */
const PAUSES = [500, 2000];
/** Longest `Retry-After` that a call waits for, in ms. */
const PATIENCE = 30_000;
/** Upper limit of a `Retry-After` value, in ms (15 minutes): how long polling pauses at most. */
const LONGEST_WAIT = 900_000;

interface HttpOptions {
  readonly fetch?: typeof fetch;
  /** Random number in [0, 1): spreads the retries of many visitors after one failure of the server. */
  readonly random?: () => number;
  /**
   * Longest `Retry-After` that a call waits for, in ms; with a longer one it fails at once. 0 for polling, which waits
   * by itself (see poll.ts).
   */
  readonly patience?: number;
  /** Answers to requests that were sent before this code had loaded (see prefetch.ts). Each is used once. */
  readonly takePrefetched?: (url: string, signal: AbortSignal) => Promise<Response> | undefined;
}

export interface Http {
  /**
   * GETs JSON, or POSTs `body`, which is JSON too. An attempt may take 10 s. A failure that may pass (no network,
   * 5xx, cut off) is retried twice, after a pause or after `Retry-After`. Equal requests that are under way share
   * one request.
   *
   * @param read turns the JSON into the result; an exception in it means that the shape is wrong
   * @param body must not change anything on the server, because it may be sent again
   * @throws HttpError when all attempts failed; an AbortError when `signal` aborts
   */
  json<T>(url: string, read: (value: unknown) => T, signal: AbortSignal, body?: string): Promise<T>;
}

interface InFlight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

interface Question {
  readonly url: string;
  readonly body: string | undefined;
}

/** Headers of the newest answer to each call, by the call's name without its query. */
export const answerHeaders = new Map<string, Headers>();

const JSON_TYPE = "application/json";

const requestOf = (body: string | undefined): RequestInit => {
  const headers = { Accept: JSON_TYPE };
  return body === undefined
    ? { headers }
    : { method: "POST", body, headers: { ...headers, "Content-Type": JSON_TYPE } };
};

/** Name of a call in an error message: 'GET /api/events'. */
const callOf = ({ url, body }: Question) => `${body === undefined ? "GET" : "POST"} ${url}`;

async function attempt(
  call: string,
  send: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<unknown> {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, TIMEOUT);
  const stop = () => controller.abort();
  signal.addEventListener("abort", stop);
  try {
    const response = await send(controller.signal);
    if (!response.ok) {
      const { status } = response;
      const wait = retryAfter(response);
      throw new HttpError("status", call, `answered with status ${status}`, status, undefined, wait);
    }
    answerHeaders.set(call.replace(/\?.*/, ""), response.headers);
    return parseJson(call, await response.text());
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof HttpError) throw error;
    if (late) throw new HttpError("timeout", call, `no answer within ${TIMEOUT / 1000} s`);
    throw new HttpError("network", call, "no answer", null, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Value of `Retry-After` (seconds or a date) of a 429 or 503, in ms; 0 without one. */
function retryAfter({ status, headers }: Response): number {
  const text = headers.get("Retry-After")?.trim() ?? "";
  if ((status !== 429 && status !== 503) || text === "") return 0;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : 0;
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError("json", call, "the answer is not JSON", null, error);
  }
}

/** Resolves with `answer`, or rejects when `signal` aborts first. */
function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Creates the client that all islands use to call the API. */
export function createHttp({
  fetch: send = (...request) => fetch(...request),
  random = Math.random,
  patience = PATIENCE,
  takePrefetched,
}: HttpOptions = {}): Http {
  const inFlight = new Map<string, InFlight>();

  async function attempts(question: Question, signal: AbortSignal): Promise<unknown> {
    const { url, body } = question;
    const request = (of: AbortSignal) => send(url, { ...requestOf(body), signal: of });
    const early = body === undefined ? takePrefetched : undefined;
    const first = (of: AbortSignal) => early?.(url, of) ?? request(of);
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt(callOf(question), tries === 0 ? first : request, signal);
      } catch (error) {
        const pause = PAUSES[tries];
        if (pause === undefined || !(error instanceof HttpError && error.transient)) throw error;
        if (error.retryAfter > patience) throw error;
        await wait(Math.max(pause, error.retryAfter) * (1 + random() / 2), signal);
      }
    }
  }

  function join(question: Question, key: string): InFlight {
    const known = inFlight.get(key);
    if (known) return known;
    const controller = new AbortController();
    const answer = attempts(question, controller.signal).finally(() => {
      if (inFlight.get(key) === request) inFlight.delete(key);
    });
    // All callers may have aborted before it fails; an unhandled rejection must not be reported then.
    answer.catch(() => {});
    const request: InFlight = { answer, controller, waiting: 0 };
    inFlight.set(key, request);
    return request;
  }

  return {
    async json(url, read, signal, body) {
      signal.throwIfAborted();
      const question = { url, body };
      const key = JSON.stringify(question);
      const request = join(question, key);
      request.waiting += 1;
      let value: unknown;
      try {
        value = await unlessAborted(request.answer, signal);
      } finally {
        request.waiting -= 1;
        if (request.waiting === 0) {
          request.controller.abort();
          if (inFlight.get(key) === request) inFlight.delete(key);
        }
      }
      try {
        return read(value);
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        const problem = `unexpected shape (${what})`;
        throw new HttpError("shape", callOf(question), problem, null, error);
      }
    },
  };
}
