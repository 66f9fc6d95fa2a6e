import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PollOptions, poll } from "../../../src/shared/http/poll.ts";

const MINUTE = 60_000;
const SOON = 10_000;

/** A tab that can be hidden. */
class Tab extends EventTarget {
  hidden = false;
  show(seen: boolean) {
    this.hidden = !seen;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

/** Requests that are answered when the test tells it to; `answers` are given at once. */
function polled(options: Partial<PollOptions> = {}) {
  const leave = new AbortController();
  const tab = new Tab();
  const network = new EventTarget();
  const asked: ((wait: number | null) => Promise<void>)[] = [];
  const ask = vi.fn(
    () =>
      new Promise<number | null>((resolve) => {
        asked.push(async (wait) => {
          resolve(wait);
          await vi.advanceTimersByTimeAsync(0);
        });
      }),
  );
  const start = () =>
    poll(
      ask,
      { every: MINUTE, longest: 4 * MINUTE, first: SOON, random: () => 0, tab, network, ...options },
      leave.signal,
    );
  /** Success, or the time for which the server asks to wait. */
  const answer = (well: boolean | number = true) =>
    asked.at(-1)?.(typeof well === "number" ? well : well ? null : 0);
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { leave, tab, network, ask, start, answer, pass };
}

describe("polling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks at once, and a minute after each answer", async () => {
    const { ask, start, answer, pass } = polled();
    start();
    expect(ask).toHaveBeenCalledTimes(1);
    await answer();
    for (const times of [2, 3, 4]) {
      await pass(MINUTE - 1);
      expect(ask).toHaveBeenCalledTimes(times - 1);
      await pass(1);
      expect(ask).toHaveBeenCalledTimes(times);
      await answer();
    }
  });

  it("spreads the requests of many visitors over the last tenth of the minute", async () => {
    const { ask, start, answer, pass } = polled({ random: () => 0.999_999 });
    start();
    await answer();
    await pass(MINUTE * 0.9 - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("begins with a pause when the page has the first answer", async () => {
    const { ask, start, pass } = polled({ answered: true });
    start();
    await pass(MINUTE - 1);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("never asks twice at a time, however long an answer takes and whatever happens meanwhile", async () => {
    const { ask, start, answer, pass, tab, network } = polled();
    start();
    await pass(10 * MINUTE);
    tab.show(false);
    tab.show(true);
    network.dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledTimes(1);
    await answer();
    await pass(MINUTE);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("sends nothing in a hidden tab, and a request at once when it is shown again", async () => {
    const { ask, start, answer, pass, tab } = polled();
    start();
    await answer();
    tab.show(false);
    await pass(20 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    tab.show(true);
    expect(ask).toHaveBeenCalledTimes(2);
    await answer();
    await pass(MINUTE);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("waits for a tab that is hidden from the start, or becomes hidden during a request", async () => {
    const { ask, start, answer, pass, tab } = polled();
    tab.hidden = true;
    start();
    await pass(5 * MINUTE);
    expect(ask).not.toHaveBeenCalled();
    tab.show(true);
    expect(ask).toHaveBeenCalledTimes(1);
    tab.show(false);
    await answer();
    await pass(5 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    tab.show(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("doubles its pause with each failure, up to the longest; a success makes it a minute again", async () => {
    const { ask, start, answer, pass } = polled();
    start();
    await answer();
    await pass(MINUTE);
    let times = 2;
    for (const minutes of [2, 4, 4, 4]) {
      await answer(false);
      await pass(minutes * MINUTE - 1);
      expect(ask).toHaveBeenCalledTimes(times);
      await pass(1);
      times += 1;
      expect(ask).toHaveBeenCalledTimes(times);
    }
    await answer(true);
    await pass(MINUTE);
    expect(ask).toHaveBeenCalledTimes(times + 1);
  });

  it("asks again soon before the first answer, each time later, up to the longest pause", async () => {
    const { ask, start, answer, pass } = polled();
    start();
    let times = 1;
    for (const pause of [SOON, 2 * SOON, 4 * SOON, 8 * SOON, 16 * SOON, 4 * MINUTE, 4 * MINUTE]) {
      await answer(false);
      await pass(pause - 1);
      expect(ask).toHaveBeenCalledTimes(times);
      await pass(1);
      times += 1;
      expect(ask).toHaveBeenCalledTimes(times);
    }
    await answer(true);
    await pass(MINUTE);
    expect(ask).toHaveBeenCalledTimes(times + 1);
  });

  it("respects the server's wait, even when the tab is shown or the network is back", async () => {
    const { ask, start, answer, pass, tab, network } = polled();
    start();
    await answer(10 * MINUTE);
    await pass(5 * MINUTE);
    tab.show(false);
    tab.show(true);
    network.dispatchEvent(new Event("online"));
    await pass(5 * MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("spreads the requests of all who were told the same moment over one pause", async () => {
    const { ask, start, answer, pass } = polled({ random: () => 0.5 });
    start();
    await answer(10 * MINUTE);
    await pass(10.5 * MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("spreads all requests over half a pause when back online, if there is something to show", async () => {
    const { ask, start, answer, pass, network, tab } = polled({ answered: true, random: () => 0.5 });
    start();
    await pass(MINUTE);
    await answer(false);
    network.dispatchEvent(new Event("online"));
    await pass(MINUTE / 4 - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await answer(false);
    tab.show(false);
    network.dispatchEvent(new Event("online"));
    await pass(10 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("asks at once when back online, if nothing was ever answered and the last request failed", async () => {
    const { ask, start, answer, network } = polled();
    start();
    await answer(true);
    network.dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledTimes(1);
    const other = polled();
    other.start();
    await other.answer(false);
    other.network.dispatchEvent(new Event("online"));
    expect(other.ask).toHaveBeenCalledTimes(2);
  });

  it.each(["asking", "pausing", "hidden", "over"])(
    "leaves nothing behind when it ends while %s",
    async (when) => {
      const { ask, start, answer, pass, leave, tab, network } = polled();
      if (when === "over") leave.abort();
      start();
      if (when !== "asking") await answer();
      if (when === "hidden") tab.show(false);
      leave.abort();
      await answer(false);
      expect(vi.getTimerCount()).toBe(0);
      tab.show(true);
      network.dispatchEvent(new Event("online"));
      await pass(10 * MINUTE);
      expect(ask).toHaveBeenCalledTimes(when === "over" ? 0 : 1);
    },
  );
});
