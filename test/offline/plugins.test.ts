/** What stands for an answer that the network does not give. */
import { describe, expect, test, vi } from "vitest";
import { orElse, outlastFailures } from "../../src/offline/worker/plugins.ts";
import { samePage, sameQuestion } from "../../src/offline/worker/substitutes.ts";

const request = new Request("https://example.com/api/events?mode[random]=3&page=1");
const event = new Event("message") as never;

describe("a failing server", () => {
  test("counts as no network, and what it said is given where nothing is kept", async () => {
    const state = {};
    const response = new Response("sorry", { status: 503 });
    const succeed = outlastFailures.fetchDidSucceed;
    await expect(succeed?.({ request, event, response, state })).rejects.toThrow("answered with status 503");
    expect(await outlastFailures.handlerDidError?.({ request, event, error: new Error(), state })).toBe(
      response,
    );
  });

  test("leaves other answers alone, a 404 included", async () => {
    const response = new Response("none", { status: 404 });
    expect(await outlastFailures.fetchDidSucceed?.({ request, event, response, state: {} })).toBe(response);
  });
});

describe("where nothing is kept under an address", () => {
  /** What stands for the page at `wanted`, of pages kept at `addresses`, newest last. */
  async function found(
    fits: Parameters<typeof orElse>[0],
    wanted: string,
    addresses: readonly string[],
    { html = "", age = 0 } = {},
  ) {
    const keys = addresses.map((address) => new Request(`https://example.com${address}`));
    const headers = { "x-signet-kept": String(Date.now() - age) };
    const match = async ({ url }: Request) => new Response(url + html, { headers });
    vi.stubGlobal("caches", { has: async () => true, open: async () => ({ keys: async () => keys, match }) });
    try {
      const answer = await orElse(fits, 1000).cachedResponseWillBeUsed?.({
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

  test("the same question in another order is as good, another question is not", async () => {
    const kept = [
      "/e?mode[random]=7&page=2",
      "/e?mode[random]=9&page=1",
      "/e?mode[random]=3&page=1&aspects[]=1",
    ];
    expect(await found(sameQuestion, "/e?mode[random]=3&page=1", kept)).toContain("=9&page=1");
    expect(await found(sameQuestion, "/e?mode[random]=3&page=5", kept)).toBeNull();
  });

  test("the same page with other filters is as good where an island reads them", async () => {
    const kept = ["/programmation", "/programmation?date=1"];
    expect(await found(samePage, "/programmation?date=2", kept, { html })).toBe("/programmation?date=1");
    expect(await found(samePage, "/recherche?q=b", ["/recherche?q=a"])).toBeNull();
    expect(await found(samePage, "/auteurs", kept, { html })).toBeNull();
  });

  test("a page that WordPress names in the query is another page", async () => {
    expect(await found(samePage, "/?p=6", ["/?p=5"], { html })).toBeNull();
    expect(await found(samePage, "/?p=5&date=1", ["/?p=5"], { html })).toBe("/?p=5");
  });

  test("what is too old is not given", async () => {
    expect(await found(samePage, "/p?date=2", ["/p"], { html, age: 2000 })).toBeNull();
  });
});
