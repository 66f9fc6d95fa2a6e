import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STREAMS_QUERY } from "../../../../src/islands/webcast/api/query.ts";
import { readSettings } from "../../../../src/islands/webcast/state/settings.ts";
import { webcastFacts } from "../../../../src/islands/webcast/webcast.facts.ts";
import { row, stream, streams } from "../a-stream.ts";

const ATTRIBUTES = [
  "query",
  "player-stream",
  "player-playlist",
  "chat",
  "thumbnail-stream",
  "thumbnail-playlist",
  "consent",
  "cards",
];

function read(attributes: Record<string, string> = {}) {
  const marker = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) marker.setAttribute(`data-${name}`, value);
  return readSettings(marker);
}

const LIVE = stream();
const LIST = stream({ streamType: "playlist" });

describe("the webcast's attributes", () => {
  it("may all be missing: the best-known provider, with its host that sets the fewest cookies", () => {
    const settings = read();
    expect(settings.player(LIVE)).toBe("https://www.youtube-nocookie.com/embed/a");
    expect(settings.player(LIST)).toBe("https://www.youtube-nocookie.com/embed/videoseries?list=a");
    expect(settings.chat(LIVE)).toBe(
      `https://www.youtube.com/live_chat?v=a&embed_domain=${location.hostname}`,
    );
    expect(settings.chat(LIST)).toBeNull();
    expect(settings.thumbnail(LIVE)).toBe("https://i.ytimg.com/vi/a/hqdefault.jpg");
    expect(settings.thumbnail(LIST)).toBeNull();
    expect(settings).toMatchObject({ ask: false, allCards: false, query: STREAMS_QUERY, faults: [] });
  });

  it("replace each address, the query, the consent and the cards", () => {
    const settings = read({
      "player-stream": "https://video.example/direct/{id}",
      "player-playlist": "https://video.example/liste?of={id}",
      chat: "",
      "thumbnail-stream": " “https://video.example/{id}.jpg” ",
      "thumbnail-playlist": "https://video.example/{id}.jpg",
      consent: "« Ask »",
      query: "{ homeStreams }",
      cards: "All",
    });
    expect(settings.player(LIVE)).toBe("https://video.example/direct/a");
    expect(settings.player(LIST)).toBe("https://video.example/liste?of=a");
    expect(settings.chat(LIVE)).toBeNull();
    expect(settings.thumbnail(LIVE)).toBe("https://video.example/a.jpg");
    expect(settings.thumbnail(LIST)).toBe("https://video.example/a.jpg");
    expect(settings).toMatchObject({ ask: true, allCards: true, query: "{ homeStreams }", faults: [] });
  });

  it.each([
    ["player-stream", "", "no-id-place data-player-stream"],
    ["player-stream", "https://video.example/", "no-id-place data-player-stream"],
    ["player-playlist", "javascript:alert({id})", "not-https data-player-playlist"],
    ["player-playlist", "https://{id}.example/", "no-fixed-host"],
  ])("fails the marker when there would be no player: data-%s=%j", (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(
      expect.objectContaining({
        name: "MarkerError",
        message: expect.stringContaining(message),
        expected: expect.stringContaining(`data-${name}="https://www.youtube-nocookie.com/embed/`),
      }),
    );
  });

  it.each(["chat", "thumbnail-stream", "thumbnail-playlist"])(
    "does without a data-%s that is wrong",
    (name) => {
      const settings = read({ [name]: "https://video.example/" });
      expect(settings.faults).toEqual([
        expect.objectContaining({
          code: "no-id-place",
          values: [`data-${name}`, "https://video.example/"],
          expected: expect.stringContaining(`data-${name}="https://`),
        }),
      ]);
      expect(settings.player(LIVE)).not.toBeNull();
    },
  );

  it("encode ids, so that none changes another part of an address", () => {
    const settings = read({
      "player-stream": "https://video.example/direct/{id}?site=1",
      chat: "https://video.example/chat?v={id}&site={host}",
      "thumbnail-stream": "https://video.example/vi/{id}/0.jpg",
    });
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.constantFrom(
        "..",
        "../../evil",
        "a/../../b",
        "%2e%2e",
        "?autoplay=1",
        "a&b=c",
        "#x",
        "//evil.example",
        "https://evil.example",
        "javascript:alert(1)",
        '"><script>alert(1)</script>',
        "{host}",
        "a\u0000b",
        "\\..\\",
        "é ' ",
      ),
    );
    fc.assert(
      fc.property(hostile, (id) => {
        const known = id.trim() === "" ? [] : streams(row(id));
        for (const one of known) {
          const player = settings.player(one);
          if (player !== null) {
            const url = new URL(player);
            expect([url.origin, url.search, url.hash]).toEqual(["https://video.example", "?site=1", ""]);
            expect(url.pathname.split("/")).toHaveLength(3);
            expect(decodeURIComponent(url.pathname.split("/")[2] ?? "")).toBe(one.id);
          }
          const chat = settings.chat(one);
          if (chat !== null) expect([...new URL(chat).searchParams.keys()]).toEqual(["v", "site"]);
          const picture = settings.thumbnail(one);
          if (picture !== null) expect(new URL(picture).pathname).toMatch(/^\/vi\/[^/]+\/0\.jpg$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("are in the facts", () => {
    const names = webcastFacts.attributes.map(({ name }) => name);
    for (const name of ATTRIBUTES) expect(names).toContain(`data-${name}`);
  });
});
