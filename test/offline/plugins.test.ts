/** What the worker answers when the network fails. */
import { describe, expect, test, vi } from "vitest";
import { failOnServerError, substitute } from "../../src/offline/worker/plugins.ts";
import { samePage, sameQuestion } from "../../src/offline/worker/substitutes.ts";

const request = new Request("https://example.com/api/events?mode[random]=3&page=1");
const event = new Event("message") as never;

describe("a server error", () => {
  test("counts as a network failure; its own answer is given if nothing is stored", async () => {
    const state = {};
    const response = new Response("sorry", { status: 503 });
    const succeed = failOnServerError.fetchDidSucceed;
    await expect(succeed?.({ request, event, response, state })).rejects.toThrow("answered with status 503");
    expect(await failOnServerError.handlerDidError?.({ request, event, error: new Error(), state })).toBe(
      response,
    );
  });

  test("has no effect below status 500: a 404 is given as it is", async () => {
    const response = new Response("none", { status: 404 });
    expect(await failOnServerError.fetchDidSucceed?.({ request, event, response, state: {} })).toBe(response);
  });
});

describe("without a stored answer of an address", () => {
  /** Address of the answer given for `wanted`, of pages stored at `addresses`, newest last. */
  async function found(
    fits: Parameters<typeof substitute>[0],
    wanted: string,
    addresses: readonly string[],
    { html = "", age = 0 } = {},
  ) {
    const keys = addresses.map((address) => new Request(`https://example.com${address}`));
    const headers = { "x-signet-kept": String(Date.now() - age) };
    const match = async ({ url }: Request) => new Response(url + html, { headers });
    vi.stubGlobal("caches", { has: async () => true, open: async () => ({ keys: async () => keys, match }) });
    try {
      const answer = await substitute(fits, 1).cachedResponseWillBeUsed?.({
        cacheName: "a",
        request: new Request(`https://example.com${wanted}`),
        event,
      });
      return answer ? (await answer.text()).replace("https://example.com", "").replace(html, "") : null;
    } finally {
      vi.unstubAllGlobals();
    }
  }
  const html = '<div data-island="programme">';

  test("gives the same question in another order, and no other question", async () => {
    const stored = [
      "/e?mode[random]=7&page=2",
      "/e?mode[random]=9&page=1",
      "/e?mode[random]=3&page=1&aspects[]=1",
    ];
    expect(await found(sameQuestion, "/e?mode[random]=3&page=1", stored)).toContain("=9&page=1");
    expect(await found(sameQuestion, "/e?mode[random]=3&page=5", stored)).toBeNull();
  });

  test("gives the same page with other filters if an island reads them", async () => {
    const stored = ["/programmation", "/programmation?date=1"];
    expect(await found(samePage, "/programmation?date=2", stored, { html })).toBe("/programmation?date=1");
    expect(await found(samePage, "/recherche?q=b", ["/recherche?q=a"])).toBeNull();
    expect(await found(samePage, "/auteurs", stored, { html })).toBeNull();
  });

  test("gives no other page where WordPress names it in the query", async () => {
    expect(await found(samePage, "/?p=6", ["/?p=5"], { html })).toBeNull();
    expect(await found(samePage, "/?p=5&date=1", ["/?p=5"], { html })).toBe("/?p=5");
  });

  test("gives nothing that is too old", async () => {
    expect(await found(samePage, "/p?date=2", ["/p"], { html, age: 86_400_001 })).toBeNull();
  });
});
