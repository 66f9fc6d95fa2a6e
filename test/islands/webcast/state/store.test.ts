import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stream } from "../../../../src/islands/webcast/domain/stream.ts";
import type { WebcastStoreOptions } from "../../../../src/islands/webcast/state/state.ts";
import { createWebcastStore } from "../../../../src/islands/webcast/state/store.ts";
import { HttpError } from "../../../../src/shared/http/http-error.ts";
import { streams } from "../a-stream.ts";

const MINUTE = 60_000;
const some = (ids: string) => streams(...ids);

/** A webcast whose API answers with `next`: streams, or an error. */
function webcast(options: Partial<WebcastStoreOptions> = {}) {
  const leave = new AbortController();
  const reports: unknown[] = [];
  const remember = vi.fn();
  const server: { next: readonly Stream[] | Error } = { next: some("abc") };
  const ask = vi.fn(async () => {
    if (server.next instanceof Error) throw server.next;
    return server.next;
  });
  const store = createWebcastStore({
    api: { streams: ask },
    initial: null,
    search: "",
    allowed: true,
    remember,
    signal: leave.signal,
    guard: (callback) => callback,
    report: (error) => reports.push(error),
    polling: {
      random: () => 0,
      tab: Object.assign(new EventTarget(), { hidden: false }),
      network: new EventTarget(),
    },
    ...options,
  });
  const ids = () =>
    store
      .getState()
      .seats.map(({ stream }) => stream.id)
      .join("");
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { store, actions: store.getState().actions, ask, server, leave, reports, remember, ids, pass };
}

describe("the webcast's store", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is ready with the first answer, and asks every minute", async () => {
    const { store, actions, ask, server, ids, pass } = webcast();
    actions.start();
    actions.start();
    expect(store.getState().phase).toBe("loading");
    await pass(0);
    expect([store.getState().phase, ids()]).toEqual(["ready", "abc"]);
    server.next = some("abcd");
    await pass(MINUTE);
    expect([ask.mock.calls.length, ids()]).toEqual([2, "abcd"]);
  });

  it("is ready at once with the initial JSON, and asks a minute later", async () => {
    const { store, actions, ask, ids, pass } = webcast({ initial: some("xy"), search: "?flux=2" });
    actions.start();
    expect([store.getState().phase, ids()]).toEqual(["ready", "yx"]);
    await pass(MINUTE - 1);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect([ask.mock.calls.length, ids()]).toEqual([1, "abc"]);
  });

  it("reads flux once: later the visitor's choice stays", async () => {
    const { actions, server, ids, pass } = webcast({ search: "?flux=3" });
    actions.start();
    await pass(0);
    expect(ids()).toBe("cab");
    actions.choose("stream:a");
    server.next = some("abcd");
    await pass(MINUTE);
    expect(ids()).toBe("abcd");
  });

  it("does not notify of an answer that changes nothing", async () => {
    const { store, actions, pass } = webcast();
    actions.start();
    await pass(0);
    const heard = vi.fn();
    store.subscribe(heard);
    await pass(30 * MINUTE);
    expect(heard).not.toHaveBeenCalled();
  });

  it("keeps the player for one empty answer, not for a second one", async () => {
    const { actions, server, ids, pass } = webcast();
    actions.start();
    await pass(0);
    server.next = [];
    await pass(MINUTE);
    expect(ids()).toBe("abc");
    server.next = some("abc");
    await pass(MINUTE);
    server.next = [];
    await pass(MINUTE);
    expect(ids()).toBe("abc");
    await pass(MINUTE);
    expect(ids()).toBe("");
    server.next = some("b");
    await pass(MINUTE);
    expect(ids()).toBe("b");
  });

  it("is ready without streams when the first answer has none", async () => {
    const { store, actions, server, pass } = webcast();
    server.next = [];
    actions.start();
    await pass(0);
    expect(store.getState()).toMatchObject({ phase: "ready", seats: [] });
  });

  it("keeps the streams while the API is down, reports it once, and continues later", async () => {
    const { actions, ask, server, reports, ids, pass } = webcast();
    actions.start();
    await pass(0);
    server.next = new Error("down");
    await pass(5 * MINUTE);
    expect([ids(), reports.length]).toEqual(["abc", 1]);
    // At minutes 1 and 3: a failing server is asked less often.
    expect(ask).toHaveBeenCalledTimes(3);
    server.next = some("bc");
    await pass(2 * MINUTE);
    expect(ids()).toBe("bc");
    server.next = new Error("down again");
    await pass(MINUTE);
    expect(reports).toHaveLength(2);
  });

  it("says that the first load failed, and is ready when the API comes", async () => {
    const { store, actions, server, reports, pass } = webcast();
    server.next = new Error("down");
    actions.start();
    await pass(0);
    expect([store.getState().phase, reports.length]).toEqual(["failed", 1]);
    server.next = some("a");
    await pass(2 * MINUTE);
    expect(store.getState().phase).toBe("ready");
  });

  it("asks again after ten seconds while there is nothing to show, and respects Retry-After", async () => {
    const { store, actions, ask, server, pass } = webcast();
    server.next = new Error("down");
    actions.start();
    await pass(9_999);
    expect(ask).toHaveBeenCalledTimes(1);
    server.next = new HttpError("status", "POST /api", "answered with status 503", 503, undefined, 90_000);
    await pass(1);
    await pass(89_999);
    expect(ask).toHaveBeenCalledTimes(2);
    server.next = some("a");
    await pass(1);
    expect(store.getState().phase).toBe("ready");
  });

  it("remembers the visitor's consent", () => {
    const { store, actions, remember } = webcast({ allowed: false });
    actions.allow();
    expect(store.getState().allowed).toBe(true);
    expect(remember).toHaveBeenCalledOnce();
  });

  it("does nothing after its end", async () => {
    const { store, actions, leave, ask, pass } = webcast();
    actions.start();
    await pass(0);
    const before = store.getState();
    leave.abort();
    await pass(10 * MINUTE);
    actions.choose("stream:b");
    expect(store.getState()).toBe(before);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
