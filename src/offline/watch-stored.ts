/** Shows the age of the answers that the worker gives from its caches, and refreshes lists when the network is back. */
import { poll } from "../shared/http/poll.ts";
import { createPageLine, type PageLine } from "./page-line.ts";
import { ASK_MESSAGE, STORED_MESSAGE, type StoredAnswer } from "./protocol.ts";

/** Pauses between two requests that test the network, in ms. */
const PAUSES = { every: 15_000, first: 15_000, longest: 120_000, answered: true };
/** Event on the window: every list loads its items again. */
const REFRESH = "signet:refresh";

interface WorkerMessage {
  readonly type?: unknown;
  readonly kept?: StoredAnswer;
}

/** Whether a status means that the server is down or refuses more requests. 501 only refuses the method. */
const isUnavailable = (status: number): boolean => status === 429 || (status >= 500 && status !== 501);

/** Tests the network by HEAD: the worker does not answer it. A server that refuses the method (405, 501) is back, too. */
async function isBack(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return !isUnavailable(status);
  } catch {
    return false;
  }
}

export function watchStored(container: ServiceWorkerContainer): void {
  const answers = new Map<string, StoredAnswer>();
  let line: PageLine | undefined;
  let polling: AbortController | undefined;

  /** Resolves as `poll` wants it: null ends a series of failures. */
  async function refreshIfBack(): Promise<null | number> {
    if (!(await isBack())) return 0;
    if (polling?.signal.aborted !== false) return null;
    polling.abort();
    polling = undefined;
    // The worker sends another message for each answer that still comes from its caches.
    for (const [url, { kind }] of answers) if (kind === "data") answers.delete(url);
    line?.show([...answers.values()]);
    line?.offerReload();
    dispatchEvent(new Event(REFRESH));
    return null;
  }

  function add(answer: StoredAnswer): void {
    answers.set(answer.url, answer);
    line ??= createPageLine();
    line.show([...answers.values()]);
    if (polling) return;
    polling = new AbortController();
    const { signal } = polling;
    addEventListener("online", () => void refreshIfBack(), { signal });
    poll(refreshIfBack, PAUSES, signal);
  }

  container.addEventListener("message", ({ data }: MessageEvent<WorkerMessage | null>) => {
    if (data?.type === STORED_MESSAGE && data.kept) add(data.kept);
  });
  container.startMessages();
  container.controller?.postMessage({ type: ASK_MESSAGE });
}
