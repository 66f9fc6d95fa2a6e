/** What the worker remembers while it runs: which pages have old answers, which are on their way, and that it was stopped. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listenToPages, tellPage } from "../../src/offline/worker/kept-messages.ts";
import { dropOld, tellAge } from "../../src/offline/worker/plugins.ts";
import { giveRedirects, noteRedirects } from "../../src/offline/worker/redirects.ts";
import { listenForStop, storeUntilStopped } from "../../src/offline/worker/stop.ts";

const OWN = "https://example.com";
const fetchEvent = (resultingClientId: string) =>
  ({ type: "fetch", resultingClientId, clientId: "" }) as never;
const redirected = () => Object.defineProperty(new Response(""), "type", { value: "opaqueredirect" });

afterEach(() => vi.unstubAllGlobals());

describe("pages with kept answers", () => {
  listenToPages();
  const heard: unknown[] = [];
  const ask = (id: string) => {
    const source = { id, postMessage: ({ kept }: { kept: { at: number } }) => heard.push(kept.at) };
    const event = Object.assign(new Event("message"), { data: { type: "signet:which-kept" }, source });
    globalThis.dispatchEvent(event);
    return heard.splice(0);
  };
  const tell = (id: string, at: number) => tellPage(fetchEvent(id), { kind: "data", url: `${OWN}/api`, at });

  beforeEach(() => vi.stubGlobal("clients", { get: async () => undefined }));

  test("are told all of them once more when they ask, and only once", () => {
    tell("a", 1);
    tell("a", 2);
    tell("b", 3);
    expect(ask("a")).toEqual([1, 2]);
    expect(ask("a")).toEqual([]);
    expect(ask("b")).toEqual([3]);
  });

  test("are forgotten when 20 others came after them", () => {
    for (let n = 0; n <= 20; n += 1) tell(`page ${n}`, n);
    expect(ask("page 0")).toEqual([]);
    expect(ask("page 1")).toEqual([1]);
  });

  test("are told at once when they listen already", async () => {
    const postMessage = vi.fn();
    vi.stubGlobal("clients", { get: async (id: string) => (id === "c" ? { id, postMessage } : undefined) });
    tell("c", 5);
    await vi.waitFor(() =>
      expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: "signet:kept" })),
    );
    ask("c");
  });
});

describe("redirects on their way", () => {
  const request = (path: string) => new Request(`${OWN}${path}`);
  const put = vi.fn();
  const counted = vi.fn();
  const plugin = noteRedirects({ cacheDidUpdate: counted });
  const lead = (id: string, path: string) =>
    plugin.fetchDidSucceed?.({ request: request(path), response: redirected(), event: fetchEvent(id) });
  const arrive = async (id: string, path: string) => {
    const newResponse = new Response("", { headers: { "x-signet-kept": "7" } });
    const event = fetchEvent(id);
    await plugin.cacheDidUpdate?.({ cacheName: "pages", request: request(path), newResponse, event });
    return put.mock.calls.splice(0).map(([from]) => from);
  };

  beforeEach(() => vi.stubGlobal("caches", { open: async () => ({ put }) }));

  test("are noted under every address on the way, once, and counted as pages", async () => {
    await lead("a", "/");
    await lead("a", "/fr");
    expect(await arrive("a", "/fr/")).toEqual([`${OWN}/`, `${OWN}/fr`]);
    expect(counted.mock.calls.map(([{ request: one }]) => one.url)).toEqual([`${OWN}/`, `${OWN}/fr`]);
    expect(await arrive("a", "/fr/")).toEqual([]);
  });

  test("of a page that never arrives are forgotten when 20 others came after it", async () => {
    for (let n = 0; n <= 20; n += 1) await lead(`page ${n}`, "/");
    expect(await arrive("page 0", "/fr/")).toEqual([]);
    expect(await arrive("page 1", "/fr/")).toEqual([`${OWN}/`]);
  });
});

describe("a redirect that was followed", () => {
  const noted = (url: string, init: ResponseInit = {}) => {
    const response = new Response("", init);
    Object.defineProperties(response, { url: { value: url }, redirected: { value: true } });
    const request = new Request(`${OWN}/`);
    return noteRedirects({}).cacheWillUpdate?.({ request, response, event: fetchEvent("") });
  };

  test("is noted as the target's answer is, so that the rule judges it", async () => {
    const note = await noted(`${OWN}/fr/`, { status: 203, headers: { "Cache-Control": "private" } });
    expect([note?.status, note?.headers.get("Cache-Control")]).toEqual([203, "private"]);
  });

  test("to another origin is not noted", async () => {
    expect(await noted("https://example.org/")).toBeNull();
  });

  const given = (isKept: boolean) => {
    vi.stubGlobal("caches", { match: async () => (isKept ? new Response("") : undefined) });
    const cachedResponse = new Response("", { headers: { "x-signet-target": `${OWN}/fr/` } });
    const request = new Request(`${OWN}/`);
    return giveRedirects.cachedResponseWillBeUsed?.({
      cacheName: "a",
      request,
      cachedResponse,
      event: fetchEvent(""),
    });
  };

  test("is given only while its target is kept, and says no age", async () => {
    expect(await given(false)).toBeNull();
    const answer = await given(true);
    expect(answer?.headers.get("Location")).toBe(`${OWN}/fr/`);
    const get = vi.fn(async () => undefined);
    vi.stubGlobal("clients", { get });
    const say = (cachedResponse: Response) =>
      tellAge("page").cachedResponseWillBeUsed?.({
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

describe("a kept answer", () => {
  const deleted = vi.fn();
  const given = (age: number) => {
    vi.stubGlobal("caches", { open: async () => ({ delete: deleted }) });
    vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
    const cachedResponse = new Response("", {
      headers: age < 0 ? {} : { "x-signet-kept": `${1_000_000 - age}` },
    });
    const request = new Request(`${OWN}/a`);
    return dropOld(1000).cachedResponseWillBeUsed?.({
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
    expect(await given(1000)).toBeInstanceOf(Response);
    expect(deleted).not.toHaveBeenCalled();
  });

  test.each([1001, -1])("of %i ms, past its longest age or without one, is deleted", async (age) => {
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

  test("stores nothing more, and deletes what was on its way, but nothing of others", async () => {
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
