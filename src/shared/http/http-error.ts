/**
 * - `network`: no answer at all: offline, refused, blocked, cut off.
 * - `timeout`: no complete answer in time.
 * - `status`: an answer other than 2xx.
 * - `json`: an answer that is not whole JSON: truncated, or an HTML page.
 * - `shape`: JSON, but not what was asked for.
 */
type HttpErrorKind = "network" | "timeout" | "status" | "json" | "shape";

const ADVICE: Readonly<Record<HttpErrorKind, string>> = {
  network: "Look whether the address is right, the server up, and CORS allowed if it is another origin.",
  timeout: "Look at what makes the server slow.",
  status: "Open the address in a browser and look at the server's log.",
  json: "Open the address: the answer is cut off, or a page instead of JSON.",
  shape: "Compare the answer with docs/api.md.",
};

/** A call that failed for good. Its message says which address, what happened, and where to look. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  /** 'GET /api/events?page=2'. */
  readonly call: string;
  /** The answer's status; null when there was none. */
  readonly status: number | null;

  constructor(
    kind: HttpErrorKind,
    call: string,
    what: string,
    status: number | null = null,
    cause?: unknown,
  ) {
    super(`${call}: ${what}. ${ADVICE[kind]}`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
  }

  /** Whether the same request may go better a moment later. */
  get transient(): boolean {
    if (this.kind === "status")
      return (this.status ?? 0) >= 500 || [408, 425, 429].includes(this.status ?? 0);
    return this.kind !== "shape";
  }
}
