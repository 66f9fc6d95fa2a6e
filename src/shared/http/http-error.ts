/**
 * - `network`: no answer: offline, refused, blocked, cut off.
 * - `timeout`: no complete answer in time.
 * - `status`: a status other than 2xx.
 * - `json`: an answer that is not complete JSON: truncated, or an HTML page.
 * - `shape`: JSON of another shape than expected.
 */
export type HttpErrorKind = "network" | "timeout" | "status" | "json" | "shape";

/**
 * A call that failed after all attempts. The message names the address and the problem; explain.ts adds where to
 * look.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  /** 'GET /api/events?page=2'. */
  readonly call: string;
  /** The answer's status; null when there was none. */
  readonly status: number | null;
  /** How long the server asks us to wait, in ms; 0 when it does not say. */
  readonly retryAfter: number;

  constructor(
    kind: HttpErrorKind,
    call: string,
    what: string,
    status: number | null = null,
    cause?: unknown,
    retryAfter = 0,
  ) {
    super(`${call}: ${what}.`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Whether the same request may succeed a moment later. */
  get transient(): boolean {
    if (this.kind === "status")
      return (this.status ?? 0) >= 500 || [408, 425, 429].includes(this.status ?? 0);
    return this.kind !== "shape";
  }
}
