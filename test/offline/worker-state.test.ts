/** What the worker remembers while it runs: messages to pages, redirects, and that it was stopped. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listenToPages, notifyPage } from "../../src/offline/worker/page-messages.ts";
import { dropOld, notifyAge } from "../../src/offline/worker/plugins.ts";
import { answerRedirects, storeRedirects } from "../../src/offline/worker/redirects.ts";
import { listenForStop, storeUntilStopped } from "../../src/offline/worker/stop.ts";

const OWN = "https://example.com";
const NOW = 1_795_842_000_000;
const DAY = 86_400_000;
const fetchEvent = (resultingClientId: string) =>
  ({ type: "fetch", resultingClientId, clientId: "" }) as never;
const redirected = () => Object.defineProperty(new Response(""), "type", { value: "opaqueredirect" });

afterEach(() => vi.unstubAllGlobals());

describe("messages about stored answers", () => {
  listenToPages();
  const heard: unknown[] = [];
  const ask = (id: string) => {
    const source = { id, postMessage: ({ kept }: { kept: { at: number } }) => heard.push(kept.at) };
    const event = Object.assign(new Event("message"), { data: { type: "signet:which-kept" }, source });
    globalThis.dispatchEvent(event);
    return heard.splice(0);
  };
  const tell = (id: string, at: number) =>
    notifyPage(fetchEvent(id), { kind: "data", url: `${OWN}/api`, at });

  beforeEach(() => vi.stubGlobal("clients", { get: async () => undefined }));

  test("are sent again when the page asks, once", () => {
    tell("a", 1);
    tell("a", 2);
    tell("b", 3);
    expect(ask("a")).toEqual([1, 2]);
    expect(ask("a")).toEqual([]);
    expect(ask("b")).toEqual([3]);
  });

  test("are forgotten after 20 other pages", () => {
    for (let n = 0; n <= 20; n += 1) tell(`page ${n}`, n);
    expect(ask("page 0")).toEqual([]);
    expect(ask("page 1")).toEqual([1]);
  });

  test("are sent at once to a page that listens", async () => {
    const postMessage = vi.fn();
    vi.stubGlobal("clients", { get: async (id: string) => (id === "c" ? { id, postMessage } : undefined) });
    tell("c", 5);
    await vi.waitFor(() =>
      expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: "signet:kept" })),
    );
    ask("c");
  });
});

describe("redirected navigations", () => {
  const request = (path: string) => new Request(`${OWN}${path}`);
  const put = vi.fn();
  const counted = vi.fn();
  const plugin = storeRedirects({ cacheDidUpdate: counted });
  const lead = (id: string, path: string) =>
    plugin.fetchDidSucceed?.({ request: request(path), response: redirected(), event: fetchEvent(id) });
  const arrive = async (id: string, path: string) => {
    const newResponse = new Response("", { headers: { "x-signet-kept": "7" } });
    const event = fetchEvent(id);
    await plugin.cacheDidUpdate?.({ cacheName: "pages", request: request(path), newResponse, event });
    return put.mock.calls.splice(0).map(([from]) => from);
  };

  beforeEach(() => vi.stubGlobal("caches", { open: async () => ({ put }) }));

  test("are stored under every redirected address, once, and counted as pages", async () => {
    await lead("a", "/");
    await lead("a", "/fr");
    expect(await arrive("a", "/fr/")).toEqual([`${OWN}/`, `${OWN}/fr`]);
    expect(counted.mock.calls.map(([{ request: one }]) => one.url)).toEqual([`${OWN}/`, `${OWN}/fr`]);
    expect(await arrive("a", "/fr/")).toEqual([]);
  });

  test("that never reach their target are forgotten after 20 others", async () => {
    for (let n = 0; n <= 20; n += 1) await lead(`page ${n}`, "/");
    expect(await arrive("page 0", "/fr/")).toEqual([]);
    expect(await arrive("page 1", "/fr/")).toEqual([`${OWN}/`]);
  });
});

describe("a redirect that fetch has followed", () => {
  const noted = (url: string, init: ResponseInit = {}) => {
    const response = new Response("", init);
    Object.defineProperties(response, { url: { value: url }, redirected: { value: true } });
    const request = new Request(`${OWN}/`);
    return storeRedirects({}).cacheWillUpdate?.({ request, response, event: fetchEvent("") });
  };

  test("keeps the target's status and headers for the rule", async () => {
    const note = await noted(`${OWN}/fr/`, { status: 203, headers: { "Cache-Control": "private" } });
    expect([note?.status, note?.headers.get("Cache-Control")]).toEqual([203, "private"]);
  });

  test("to another origin is not stored", async () => {
    expect(await noted("https://example.org/")).toBeNull();
  });

  const given = (isKept: boolean) => {
    vi.stubGlobal("caches", { match: async () => (isKept ? new Response("") : undefined) });
    const cachedResponse = new Response("", { headers: { "x-signet-target": `${OWN}/fr/` } });
    const request = new Request(`${OWN}/`);
    return answerRedirects.cachedResponseWillBeUsed?.({
      cacheName: "a",
      request,
      cachedResponse,
      event: fetchEvent(""),
    });
  };

  test("is given only while its target is stored, without an age", async () => {
    expect(await given(false)).toBeNull();
    const answer = await given(true);
    expect(answer?.headers.get("Location")).toBe(`${OWN}/fr/`);
    const get = vi.fn(async () => undefined);
    vi.stubGlobal("clients", { get });
    const say = (cachedResponse: Response) =>
      notifyAge("page").cachedResponseWillBeUsed?.({
        cacheName: "a",
        request: new Request(`${OWN}/`),
        cachedResponse,
        event: fetchEvent("d"),
      });
    await say(answer as Response);
    expect(get).not.toHaveBeenCalled();
    await say(new Response(""));
    expect(get).toHaveBeenCalledWith("d");
  });
});

describe("a stored answer", () => {
  const deleted = vi.fn();
  const given = (age: number) => {
    vi.stubGlobal("caches", { open: async () => ({ delete: deleted }) });
    vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
    const cachedResponse = new Response("", {
      headers: age < 0 ? {} : { "x-signet-kept": `${NOW - age}` },
    });
    const request = new Request(`${OWN}/a`);
    return dropOld(1).cachedResponseWillBeUsed?.({
      cacheName: "a",
      request,
      cachedResponse,
      event: fetchEvent(""),
    });
  };
  afterEach(() => {
    vi.useRealTimers();
    deleted.mockClear();
  });

  test("is given up to its longest age", async () => {
    expect(await given(DAY)).toBeInstanceOf(Response);
    expect(deleted).not.toHaveBeenCalled();
  });

  test.each([DAY + 1, -1])("is deleted when it is too old or has no time (age %i ms)", async (age) => {
    expect(await given(age)).toBeNull();
    expect(deleted).toHaveBeenCalledOnce();
  });
});

describe("a worker that is stopped", () => {
  const names = new Set(["signet-offline-pages-2", "plugin"]);
  const response = new Response("");
  const stored = () => storeUntilStopped.cacheWillUpdate?.({ response } as never);

  beforeEach(() => {
    vi.stubGlobal("caches", {
      has: async (name: string) => names.has(name),
      keys: async () => [...names],
      delete: async (name: string) => names.delete(name),
    });
    const open = () => {
      const opening: { onerror?: () => void } = {};
      queueMicrotask(() => opening.onerror?.());
      return opening;
    };
    vi.stubGlobal("indexedDB", { open });
  });

  test("stores nothing more and deletes late writes, but nothing of others", async () => {
    listenForStop();
    expect(await stored()).toBe(response);
    await storeUntilStopped.cacheDidUpdate?.({} as never);
    expect(names.size).toBe(2);
    const ends: Promise<unknown>[] = [];
    const waitUntil = (end: Promise<unknown>) => ends.push(end);
    const say = (data: unknown) =>
      globalThis.dispatchEvent(Object.assign(new Event("message"), { data, waitUntil }));
    say({ type: "other" });
    say(null);
    expect(await stored()).toBe(response);
    say({ type: "signet:stop" });
    await Promise.all(ends);
    expect([...names]).toEqual(["plugin"]);
    // A write that had begun makes the store anew.
    names.add("signet-offline-pages-2");
    expect(await stored()).toBeNull();
    await storeUntilStopped.cacheDidUpdate?.({} as never);
    expect([...names]).toEqual(["plugin"]);
  });
});
