/** Listens to the worker, shows the age, and refreshes when the network is back. */
import { poll } from "../shared/http/poll.ts";
import { createPageLine, type PageLine } from "./line.ts";
import { ASK, type Kept, TELL } from "./protocol.ts";

/** Pauses between two attempts to reach the server, in ms. */
const PAUSES = { every: 15_000, first: 15_000, longest: 120_000, answered: true };
/** Heard by every list: its items may be old, ask again. */
const REFRESH = "signet:refresh";

interface Told {
  readonly type?: unknown;
  readonly kept?: Kept;
}

/** Answers of a server that is not there yet, or wants to be left alone. */
const isAway = (status: number): boolean => status === 429 || (status >= 500 && status !== 501);

/** The worker leaves HEAD alone, so an answer is the network's, also from a server that refuses the method (405, 501). */
async function isBack(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return !isAway(status);
  } catch {
    return false;
  }
}

export function watchAges(container: ServiceWorkerContainer): void {
  const kept = new Map<string, Kept>();
  let line: PageLine | undefined;
  let waiting: AbortController | undefined;

  async function check(): Promise<null | number> {
    if (!(await isBack())) return 0;
    if (waiting?.signal.aborted !== false) return null;
    waiting.abort();
    waiting = undefined;
    // Answers that are still old will be told again.
    for (const [url, { kind }] of kept) if (kind === "data") kept.delete(url);
    line?.show([...kept.values()]);
    line?.offerReload();
    dispatchEvent(new Event(REFRESH));
    return null;
  }

  function add(one: Kept): void {
    kept.set(one.url, one);
    line ??= createPageLine();
    line.show([...kept.values()]);
    if (waiting) return;
    waiting = new AbortController();
    const { signal } = waiting;
    addEventListener("online", () => void check(), { signal });
    poll(check, PAUSES, signal);
  }

  container.addEventListener("message", ({ data }: MessageEvent<Told | null>) => {
    if (data?.type === TELL && data.kept) add(data.kept);
  });
  container.startMessages();
  container.controller?.postMessage({ type: ASK });
}
