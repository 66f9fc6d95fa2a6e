import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStreams } from "../../../../src/islands/webcast/api/api.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";
import { answer, row, stream, streams } from "../a-stream.ts";

/** The streams read, and the reports about the rest. */
function read(rows: unknown) {
  const problems: string[] = [];
  const found = readStreams(answer(rows), (error) => problems.push(errorText(error)));
  return { ids: found.map(({ id }) => id), problems };
}

const BOOK = {
  title: "Filles de l&rsquo;Islet",
  url: "/livres/filles",
  bookAuthors: [{ title: "Samia Ferhat", label: "Auteur·rice" }, { title: "Noé Roy" }],
  bookBuyLabel: { title: "Acheter ce livre" },
  bookBuyUrl: "https://libraire.example/filles",
  bookPublisher: [{ title: "1001 marges", url: "/exposants/1001-marges" }],
  bookSummary: "<p>Six femmes, <b>un quai</b>.</p>",
  bookImage: [{ url: "/media/book/1.webp", title: "Couverture" }],
};

describe("a stream", () => {
  it("has its room, its activity and its books, as text and as checked addresses", () => {
    const activity = {
      url: "/activites/lire",
      activityRoom: [{ title: "Grande Scène", url: "/programmation?room=1" }, { title: "Une autre" }],
      activityBooks: [BOOK, { title: "" }, BOOK],
    };
    const problems: string[] = [];
    const [one] = readStreams(answer([row("a", { streamActivity: [activity] })]), (e) =>
      problems.push(errorText(e)),
    );
    expect(one).toMatchObject({
      key: "stream:a",
      number: 1,
      live: true,
      activity: "/activites/lire",
      room: { title: "Grande Scène", url: "/programmation?room=1" },
    });
    expect(one?.books).toHaveLength(2);
    expect(one?.books[0]).toEqual({
      title: "Filles de l’Islet",
      url: "/livres/filles",
      authors: [
        { title: "Samia Ferhat", label: "Auteur·rice" },
        { title: "Noé Roy", label: null },
      ],
      publisher: { title: "1001 marges", url: "/exposants/1001-marges" },
      summary: "Six femmes, un quai.",
      cover: "/media/book/1.webp",
      buyLabel: "Acheter ce livre",
      buyUrl: "https://libraire.example/filles",
    });
    expect(problems).toEqual([
      expect.stringContaining("stream 1: activityBooks: an item was left out, title"),
    ]);
  });

  it("needs a title and an id only", () => {
    expect(stream()).toEqual({
      key: "stream:a",
      number: 1,
      title: "Diffusion a",
      live: true,
      id: "a",
      status: null,
      sponsor: null,
      activity: null,
      room: null,
      books: [],
    });
    const [book] = stream({ streamActivity: [{ activityBooks: [{ title: "Seul" }] }] }).books;
    expect(book).toMatchObject({ authors: [], publisher: null, summary: null, cover: null, buyUrl: null });
  });

  it.each([null, [], "", {}, [null], "une maison"])("has no sponsor and no activity in %j", (nothing) => {
    expect(
      readStreams(answer([row("a", { streamSponsor: nothing, streamActivity: nothing })]), () => {})[0],
    ).toMatchObject({
      room: null,
      books: [],
    });
  });

  it("has a sponsor with a logo, or with a name alone", () => {
    const sponsor = (companyLogo: unknown) =>
      stream({ streamSponsor: [{ title: "Radio", companyLogo }] }).sponsor;
    expect(sponsor([{ url: "/media/logo/1.svg" }])).toEqual({ title: "Radio", logo: "/media/logo/1.svg" });
    for (const none of [undefined, [], [{ url: "javascript:alert(1)" }]])
      expect(sponsor(none)).toEqual({ title: "Radio", logo: null });
  });

  it("of an unknown type is a playlist", () => {
    const [live, list, odd, none] = streams(
      row("a"),
      row("b", { streamType: "playlist" }),
      row("c", { streamType: "Stream" }),
      row("d", { streamType: undefined }),
    );
    expect([live, list, odd, none].map((one) => one?.key)).toEqual([
      "stream:a",
      "playlist:b",
      "playlist:c",
      "playlist:d",
    ]);
  });

  it("keeps its id as it is, and its title as text", () => {
    const [one] = streams(row(" <b>&amp; ", { streamTitle: "<b>En</b> &amp; hors <script>x()</script>" }));
    expect(one).toMatchObject({ id: "<b>&amp;", title: "En & hors" });
    expect(streams(row(12))[0]?.id).toBe("12");
  });
});

describe("a list of streams", () => {
  it("leaves out unreadable rows, which keep their numbers, and reports them", () => {
    const rows = [row("a"), { streamId: "x" }, row(""), row(null), row("b", { streamTitle: " " }), row("c")];
    const found = readStreams(answer(rows), () => {});
    expect(found.map(({ id, number }) => [id, number])).toEqual([
      ["a", 1],
      ["c", 6],
    ]);
    expect(read(rows).problems).toEqual([
      expect.stringMatching(/4 problems: stream 2: .*; stream 3: .*; stream 4: .*; …/),
    ]);
  });

  it("has each stream once: a second frame of one id would be the same video twice", () => {
    expect(read([row("a"), row("a"), row("a", { streamType: "playlist" })])).toEqual({
      ids: ["a", "a"],
      problems: [expect.stringContaining("stream 2: left out")],
    });
  });

  it("is read or refused for any value, and contains no unsafe address", () => {
    const odd = fc.oneof(fc.anything(), fc.constant("javascript:alert(1)"), fc.constant("//evil.example"));
    const rows = fc.array(
      fc.record({
        streamType: odd,
        streamTitle: fc.oneof(fc.string(), odd),
        streamId: fc.oneof(fc.string(), odd),
        streamSponsor: fc.array(
          fc.record({ title: fc.string(), companyLogo: fc.array(fc.record({ url: odd })) }),
        ),
        streamActivity: fc.array(
          fc.record({
            url: odd,
            activityRoom: odd,
            activityBooks: fc.array(fc.record({ title: fc.string(), bookBuyUrl: odd })),
          }),
        ),
      }),
    );
    fc.assert(
      fc.property(rows, (some) => {
        // At least one row can be read, because an answer without any is a failure.
        const found = readStreams(answer([row("fine"), ...some]), () => {});
        const links = found.flatMap(({ activity, sponsor, books }) => [
          activity,
          sponsor?.logo,
          ...books.map(({ buyUrl }) => buyUrl),
        ]);
        for (const link of links)
          if (link) expect(new URL(link, "https://salon.example").protocol).toMatch(/^(https?|mailto):$/);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      }),
    );
  });
});
