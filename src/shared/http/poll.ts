export interface PollOptions {
  /** Milliseconds from the end of one question to the next one; each pause is shorter by up to a tenth. */
  readonly every: number;
  /** The longest pause: after each failure it doubles up to here. */
  readonly longest: number;
  /** The pause after the first failure while nothing has been answered yet; it doubles, too. */
  readonly first: number;
  /** Begins with a pause, since the page has brought the first answer along. */
  readonly answered?: boolean;
  /** In [0, 1): spreads the questions of many visitors who came, or came back, at one moment. */
  readonly random?: () => number;
  /** Whether the visitor sees the page; the document by default. */
  readonly tab?: EventTarget & Pick<Document, "hidden">;
  /** Where `online` is listened for; the window by default. */
  readonly network?: EventTarget;
}

/**
 * Asks again and again, never two at a time. In a hidden tab nothing is asked; when it is seen again, or when the
 * network is back after a failure, at once, unless the server asked for more time.
 *
 * @param ask one question with all its attempts; never rejects. Null when it went well, else the milliseconds for which
 *   the server asks to be left alone, which may be 0
 * @param signal ends it: no timer and no listener is left
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
  /** Nothing is asked before this moment, in milliseconds. */
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
    earliest = Date.now() + (wait ?? 0);
    pause();
  }

  const seen = () => {
    if (tab.hidden) clearTimeout(timer);
    else go();
  };
  tab.addEventListener("visibilitychange", seen, { signal });
  network.addEventListener("online", () => failures > 0 && go(), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  if (signal.aborted) return;
  if (answered) pause();
  else go();
}
