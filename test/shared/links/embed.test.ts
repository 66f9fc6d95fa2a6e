import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EMBED_POLICY, type EmbedAddress, embedPolicy, readEmbed } from "../../../src/shared/links/embed.ts";

const PAGE = "https://salon.test/videos?x=1";
const PLAYER = "https://www.youtube-nocookie.com/embed/{id}?autoplay=1";

function reader(template: string, base = PAGE): EmbedAddress {
  const read = readEmbed(template, base, new URL(base));
  if (typeof read !== "function") throw new Error(read.fault);
  return read;
}

const fault = (template: string, base = PAGE) => {
  const read = readEmbed(template, base, new URL(base));
  return typeof read === "function" ? null : `${read.fault} ${read.value}`;
};

describe("the address of a player", () => {
  it("is the template with each {id} replaced", () => {
    expect(reader(PLAYER)("dQw4w9WgXcQ")).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
    );
    expect(reader("https://video.test/{id}?list={id}#{id}")("a_b-1")).toBe(
      "https://video.test/a_b-1?list=a_b-1#a_b-1",
    );
  });

  it("names the page's host where a chat asks for it", () => {
    expect(reader("https://chat.test/?v={id}&embed_domain={host}")("a")).toBe(
      "https://chat.test/?v=a&embed_domain=salon.test",
    );
  });

  it("may be a path of the site itself, for any scheme", () => {
    expect(reader("/lecteur/{id}", "http://127.0.0.1:4173/videos")("a")).toBe(
      "http://127.0.0.1:4173/lecteur/a",
    );
  });

  it.each([
    ["a/b", "a%2Fb"],
    ["a?b=c&d#e", "a%3Fb%3Dc%26d%23e"],
    ["l'été", "l%27%C3%A9t%C3%A9"],
    ["//evil.test", "%2F%2Fevil.test"],
    ["%2e%2e", "%252e%252e"],
    ["$&", "%24%26"],
    ['"><script>', "%22%3E%3Cscript%3E"],
  ])("keeps %s in its place", (id, encoded) => {
    expect(reader(PLAYER)(id)).toBe(`https://www.youtube-nocookie.com/embed/${encoded}?autoplay=1`);
    expect(reader("https://video.test/?v={id}")(id)).toBe(`https://video.test/?v=${encoded}`);
  });

  it.each(["", ".", "..", "\ud800"])("is none for %j", (id) => {
    expect(reader(PLAYER)(id)).toBeNull();
  });

  it("never leaves the template's path, for any id", () => {
    const address = reader(PLAYER);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (id) => {
        const found = address(id);
        if (found === null) return;
        const url = new URL(found);
        expect(url.origin).toBe("https://www.youtube-nocookie.com");
        expect(url.pathname.split("/").slice(0, 2)).toEqual(["", "embed"]);
        expect(decodeURIComponent(url.pathname.split("/").slice(2).join("/"))).toBe(id);
        expect(url.search).toBe("?autoplay=1");
        expect(url.hash).toBe("");
      }),
    );
  });
});

describe("a template is refused that", () => {
  it.each([
    ["https://video.test/embed/", "no-id-place https://video.test/embed/"],
    ["", "no-id-place "],
    ["https://video.test/{id}/{token}", "unknown-place {token}"],
    ["http://video.test/{id}", "not-https http://video.test/{id}"],
    ["javascript:alert('{id}')", "not-https javascript:alert('{id}')"],
    ["data:text/html,{id}", "not-https data:text/html,{id}"],
    ["https://{id}.video.test/", "no-fixed-host https://{id}.video.test/"],
    ["https://{host}.video.test/{id}", "no-fixed-host https://{host}.video.test/{id}"],
    ["https://{id}@video.test/", "no-fixed-host https://{id}@video.test/"],
    ["//{id}", "no-fixed-host //{id}"],
    ["https://[/{id}", "no-web-address https://[/{id}"],
  ])("%j", (template, words) => {
    expect(fault(template)).toBe(words);
  });

  it("runs in a page without an origin of its own", () => {
    expect(fault("javascript:alert('{id}')", "about:blank")).toBe("not-https javascript:alert('{id}')");
    expect(fault("http://video.test/{id}", "http://salon.test/")).toBe("not-https http://video.test/{id}");
  });
});

describe("a page whose <base> names another site", () => {
  const page = new URL("https://salon.test/videos");

  it("gives its own host to a chat, and refuses http on the other site", () => {
    const read = readEmbed("https://chat.test/?v={id}&from={host}", "https://cdn.test/", page);
    expect(typeof read === "function" && read("a")).toBe("https://chat.test/?v=a&from=salon.test");
    expect(readEmbed("/lecteur/{id}", "http://cdn.test/", page)).toEqual({
      fault: "not-https",
      value: "/lecteur/{id}",
    });
  });
});

describe("a frame's policy", () => {
  const origin = "https://salon.example";

  it.each([
    "https://video.example/embed/1",
    "https://videos.salon.example/1",
    "https://salon.example:8443/1",
  ])("gives %s its own origin, and does not let it navigate our page", (address) => {
    expect(embedPolicy(address, origin)).toEqual(EMBED_POLICY);
    expect(EMBED_POLICY.sandbox).toContain("allow-same-origin");
    expect(EMBED_POLICY.sandbox).not.toContain("top-navigation");
  });

  it("has no sandbox for a page of our own, which could remove it", () => {
    const { sandbox, ...rest } = EMBED_POLICY;
    expect(embedPolicy("https://salon.example/lecteur/1", origin)).toEqual(rest);
  });

  it("keeps the sandbox in a page that has no origin", () => {
    expect(embedPolicy("https://salon.example/lecteur/1", "null")).toEqual(EMBED_POLICY);
  });
});
