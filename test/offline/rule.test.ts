/** Which answers the worker stores, and as what. */
import { describe, expect, test } from "vitest";
import { isImpersonal, storeImpersonal } from "../../src/offline/worker/rule.ts";
import { isPersonalRequest, personalHeader } from "../../src/shared/http/personal.ts";

const event = new Event("message") as never;

describe("the headers of an answer", () => {
  test.each([
    ["Cache-Control", "no-store"],
    ["Cache-Control", "NO-STORE"],
    ["Cache-Control", "private, max-age=60"],
    ["Cache-Control", 'private="Set-Cookie"'],
    ["Cache-Control", "public, private"],
    ["Cache-Control", "no-cache, must-revalidate, max-age=0"],
    ["Cache-Control", "max-age=0,no-cache"],
    ["Cache-Control", 'no-cache, max-age="0"'],
    ["Cache-Control", "no-cache, max-age=-1"],
    ["Cache-Control", "no-cache, max-age = 00"],
    ["Cache-Control", "no-cache, max-age"],
    ["Vary", "Cookie"],
    ["Vary", "Accept-Encoding,COOKIE"],
    ["Vary", "*"],
  ])("make it personal: %s: %s", (name, value) => {
    expect(personalHeader(new Headers({ [name]: value }))).toBe(`${name}: ${value}`);
  });

  test.each([
    ["Cache-Control", "no-cache"],
    ["Cache-Control", "no-cache, max-age=1"],
    ["Cache-Control", "max-age=0, must-revalidate"],
    ["Cache-Control", "public, max-age=31536000, immutable"],
    ["Cache-Control", "x-private, stale-if-error=60"],
    ["Cache-Control", 'community="private, no-store"'],
    ["Vary", "Accept, Cookies, X-Cookie"],
  ])("do not make it personal: %s: %s", (name, value) => {
    expect(personalHeader(new Headers({ [name]: value }))).toBeNull();
  });

  test.each(["public", "s-maxage=60", "max-age=60, PUBLIC"])(
    "with Vary: Cookie and %s do not make it personal, unless no-store is added",
    (control) => {
      expect(personalHeader(new Headers({ Vary: "Cookie", "Cache-Control": control }))).toBeNull();
      const both = new Headers({ Vary: "Cookie", "Cache-Control": `no-store, ${control}` });
      expect(personalHeader(both)).toBe(`Cache-Control: no-store, ${control}`);
    },
  );

  test("with Vary: Cookie make it personal in spite of max-age", () => {
    const headers = new Headers({ Vary: "Cookie", "Cache-Control": "max-age=60" });
    expect(personalHeader(headers)).toBe("Vary: Cookie");
  });
});

describe("a request", () => {
  const asked = (url: string, options: { credentials?: string; headers?: Record<string, string> } = {}) =>
    ({ url, credentials: "same-origin", ...options, headers: new Headers(options.headers) }) as Request;
  const isVisitors = (url: string) => isImpersonal(asked(url), new URL(url), "https://example.com");

  test.each(["Authorization", "X-WP-Nonce"])("with %s is personal", (name) => {
    const request = asked("https://example.com/api", { headers: { [name]: "a" } });
    expect(isPersonalRequest(request, "https://example.com")).toBe(true);
  });

  test("with no-store is personal, with no-cache is not", () => {
    const control = (value: string) =>
      isPersonalRequest(
        asked("https://example.com/", { headers: { "Cache-Control": value } }),
        "https://example.com",
      );
    expect(control("no-store")).toBe(true);
    expect(control("no-cache")).toBe(false);
  });

  test("with cookies is personal at another origin only", () => {
    const home = asked("https://example.com/api", { credentials: "include" });
    const away = asked("https://api.example.com/", { credentials: "include" });
    expect(isPersonalRequest(home, "https://example.com")).toBe(false);
    expect(isPersonalRequest(away, "https://example.com")).toBe(true);
    expect(isPersonalRequest(asked("https://api.example.com/"), "https://example.com")).toBe(false);
  });

  test.each([
    "/wp-admin",
    "/wp-admin/",
    "/a/b/wp-admin/css/a.css",
    "/wp-login.php?redirect_to=%2F",
    "/wp-activate.php",
    "/p?a=1&preview=true",
  ])("for %s is an editor's", (path) => {
    expect(isVisitors(`https://example.com${path}`)).toBe(false);
  });

  test.each([
    "/",
    "/wp-administration",
    "/a-wp-admin/",
    "/wp-json/salon/events",
    "/p?previews=1",
    "/preview=1",
  ])("for %s is a visitor's", (path) => {
    expect(isVisitors(`https://example.com${path}`)).toBe(true);
  });
});

describe("storing", () => {
  const request = new Request("https://example.com/api/events");
  const { cacheWillUpdate } = storeImpersonal(["https://example.com"]);
  const stored = (response: Response, url = "") => {
    Object.defineProperty(response, "url", { value: url });
    return cacheWillUpdate?.({ request, event, response });
  };

  test("stores an answer unchanged, with the time at which it came", async () => {
    const before = Date.now();
    const kept = await stored(new Response("a", { headers: { "Content-Type": "text/html", "X-Own": "1" } }));
    expect(await kept?.text()).toBe("a");
    expect(kept?.headers.get("X-Own")).toBe("1");
    const at = Number(kept?.headers.get("x-signet-kept"));
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  test("leaves out Vary: an address has one answer", async () => {
    const kept = await stored(new Response("a", { headers: { Vary: "Accept" } }));
    expect(kept?.headers.has("Vary")).toBe(false);
  });

  test("refuses an answer that a header makes personal", async () => {
    expect(await stored(new Response("a", { headers: { "Cache-Control": "no-store" } }))).toBeNull();
  });

  test("refuses an answer that a redirect brought from another origin", async () => {
    expect(await stored(new Response("a"), "https://example.com/b")).not.toBeNull();
    expect(await stored(new Response("a"), "https://example.org/b")).toBeNull();
  });

  test.each([201, 204, 206, 404, 503])("refuses status %i", async (status) => {
    expect(await stored(new Response(null, { status }))).toBeNull();
  });
});
