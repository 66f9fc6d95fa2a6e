export interface PollOptions {
  /** Pause between two requests, in ms; each pause is shortened by up to a tenth at random. */
  readonly every: number;
  /** Longest pause after failures, in ms: the pause doubles with each failure up to this. */
  readonly longest: number;
  /** Pause after the first failure before any answer, in ms; it doubles with each failure, too. */
  readonly first: number;
  /** Whether the first answer is in the page already: polling then begins with a pause. */
  readonly answered?: boolean;
  /** Random number in [0, 1): spreads the requests of visitors who arrive at the same moment. */
  readonly random?: () => number;
  /** Tells whether the page is visible; the document by default. */
  readonly tab?: EventTarget & Pick<Document, "hidden">;
  /** Target of the `online` event; the window by default. */
  readonly network?: EventTarget;
}

/**
 * Calls `ask` again and again, never two at a time. A hidden tab asks nothing. It asks at once when it is shown
 * again, and soon when the network is back after a failure, unless the server asked for more time.
 *
 * Many visitors may be told the same moment, by the server or by their network: npm run simulate shows their requests.
 *
 * @param ask one request with all its attempts; never rejects. Resolves with null on success, else with the time
 *   for which the server asks us to wait, in ms (may be 0)
 * @param signal stops polling and removes every timer and listener
 */
export function poll(
  ask: () => Promise<number | null>,
  { every, longest, first, random = Math.random, tab = document, network = window, ...options }: PollOptions,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let failures = 0;
  let answered = options.answered ?? false;
  /** No request before this moment, in epoch ms. */
  let earliest = 0;

  function pause(): void {
    if (signal.aborted || tab.hidden) return;
    const length = answered ? every * 2 ** failures : first * 2 ** (failures - 1);
    timer = setTimeout(go, Math.max(earliest - Date.now(), Math.min(longest, length) * (1 - random() / 10)));
  }

  async function go(): Promise<void> {
    if (signal.aborted || asking || tab.hidden) return;
    clearTimeout(timer);
    if (Date.now() < earliest) return pause();
    asking = true;
    const wait = await ask();
    asking = false;
    answered ||= wait === null;
    failures = wait === null ? 0 : failures + 1;
    // Spread over one pause, as they were before.
    earliest = wait ? Date.now() + wait + random() * every : 0;
    pause();
  }

  /** Spread over half a pause, unless there is nothing to show yet. */
  function goSoon(): void {
    if (failures === 0 || asking || tab.hidden) return;
    if (!answered) go();
    else {
      clearTimeout(timer);
      timer = setTimeout(go, (random() * every) / 2);
    }
  }

  const onVisible = () => {
    if (tab.hidden) clearTimeout(timer);
    else go();
  };
  tab.addEventListener("visibilitychange", onVisible, { signal });
  network.addEventListener("online", goSoon, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  if (signal.aborted) return;
  if (answered) pause();
  else go();
}
