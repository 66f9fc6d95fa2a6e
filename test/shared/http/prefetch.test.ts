import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyAddress, earlyRequest } from "../../../src/shared/http/prefetch.ts";

let signals: AbortSignal[] = [];

beforeEach(() => {
  signals = [];
  vi.stubGlobal(
    "fetch",
    vi.fn((address: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((resolve, reject) => {
        if (address.endsWith("/down")) reject(new TypeError("down"));
        else if (!address.endsWith("/slow")) resolve({ address });
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const never = new AbortController().signal;

test("the prefetched answer is returned once; the next caller sends a request", async () => {
  const early = earlyRequest(never);
  early.start("/api/categories");
  expect(early.take("/api/events", never)).toBeUndefined();
  await expect(early.take("/api/categories", never)).resolves.toEqual({ address: "/api/categories" });
  expect(early.take("/api/categories", never)).toBeUndefined();
  expect(fetch).toHaveBeenCalledOnce();
});

test("a failure rejects for the caller of take only", async () => {
  const early = earlyRequest(never);
  early.start("/api/down");
  await Promise.resolve();
  await expect(early.take("/api/down", never)).rejects.toThrow("down");
});

test("a failure that nobody takes causes no unhandled rejection", async () => {
  // Not vi.fn(), which listens to the promises that it returns.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("down")));
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  try {
    earlyRequest(never).start("/api/down");
    // Node reports unhandled rejections after the microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.off("unhandledRejection", unhandled);
  }
});

test("releasing the marker aborts a request that nobody has taken", () => {
  const marker = new AbortController();
  earlyRequest(marker.signal).start("/api/slow");
  marker.abort();
  expect(signals[0]?.aborted).toBe(true);
});

test("the caller of take can abort the request, with its own reason", async () => {
  const early = earlyRequest(never);
  const taker = new AbortController();
  early.start("/api/slow");
  const answer = early.take("/api/slow", taker.signal);
  taker.abort(new Error("too slow"));
  await expect(answer).rejects.toThrow("too slow");
  expect(signals[0]?.aborted).toBe(true);
});

test.each([
  ["/api", "/api/categories"],
  ["https://api.example//", "https://api.example/categories"],
])("of %s the early address is absolute", (api, address) => {
  expect(earlyAddress(api, "/categories")).toBe(new URL(address, document.baseURI).href);
});

test.each(["", "javascript:alert(1)", "https://", "/api?key=1", "/api#a"])(
  "of '%s', which is going to be refused, nothing is asked",
  (api) => {
    expect(earlyAddress(api, "/categories")).toBe("");
  },
);
