import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Seat } from "../../../../src/islands/webcast/domain/seats.ts";
import { firstStream, refreshed, swapped } from "../../../../src/islands/webcast/domain/seats.ts";
import { row, streams } from "../a-stream.ts";

const idsOf = (seats: readonly Seat[]) => seats.map(({ stream }) => stream.id).join("");
const placesOf = (seats: readonly Seat[]) =>
  Object.fromEntries(seats.map(({ place, stream }) => [stream.id, place]));
const some = (ids: string) => streams(...ids);
const shown = (ids: string, search = "") => refreshed([], some(ids), firstStream(some(ids), search));

describe("flux", () => {
  it.each([
    ["flux=2", "b"],
    ["flux=3&flux=02", "b"],
    ["flux=1", "a"],
    ["flux=0", "a"],
    ["flux=99", "a"],
    ["flux=abc", "a"],
    ["flux=-1", "a"],
    ["flux=1.5", "a"],
    ["flux=", "a"],
    ["", "a"],
  ])("of '%s' plays %s", (search, id) => {
    expect(firstStream(some("abc"), search)?.id).toBe(id);
  });

  it("counts as the CMS does, including unreadable rows", () => {
    expect(
      firstStream(
        [...some("abc")].filter(({ id }) => id !== "b"),
        "flux=3",
      )?.id,
    ).toBe("c");
  });

  it("chooses nothing in an empty list", () => {
    expect(firstStream([], "flux=1")).toBeUndefined();
  });
});

describe("the streams of a first answer", () => {
  it("are in the API's order, the playing one first", () => {
    expect(idsOf(shown("abcd"))).toBe("abcd");
    expect(idsOf(shown("abcd", "flux=3"))).toBe("cabd");
    expect(idsOf(shown(""))).toBe("");
  });
});

describe("choosing a stream", () => {
  it("exchanges it with the playing one: every other card stays where it is", () => {
    const after = swapped(shown("abcde"), "stream:d");
    expect(idsOf(after)).toBe("dbcae");
    expect(after.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
    expect(idsOf(swapped(after, "stream:a"))).toBe("abcde");
  });

  it("changes nothing when it plays already, or is gone", () => {
    const seats = shown("ab");
    expect(swapped(seats, "stream:a")).toBe(seats);
    expect(swapped(seats, "stream:z")).toBe(seats);
    expect(swapped([], "stream:a")).toEqual([]);
  });
});

describe("a later answer", () => {
  it("with the same streams changes nothing at all", () => {
    const seats = shown("abc");
    expect(refreshed(seats, some("abc"))).toBe(seats);
  });

  it("with the same streams in another order moves nothing", () => {
    const seats = swapped(shown("abcd"), "stream:c");
    expect(placesOf(refreshed(seats, some("dbca")))).toEqual(placesOf(seats));
    expect(idsOf(refreshed(seats, some("dbca")))).toBe("cbad");
  });

  it("that changes one stream changes only that one", () => {
    const seats = shown("abc");
    const next = refreshed(seats, streams("a", row("b", { streamTitle: "Autre" }), "c"));
    expect(next.map(({ stream }, index) => stream === seats[index]?.stream)).toEqual([true, false, true]);
    expect(next[1]?.stream.title).toBe("Autre");
  });

  it("keeps playing the same stream when another one is added or removed", () => {
    const seats = shown("abcd", "flux=3");
    expect(idsOf(refreshed(seats, some("xdcb")))).toBe("cxdb");
  });

  it("plays the first when the playing one is gone", () => {
    expect(idsOf(refreshed(shown("abcd", "flux=3"), some("dab")))).toBe("dab");
    expect(refreshed(shown("ab"), [])).toEqual([]);
  });

  it("keeps a card's identity with its stream, so that it keeps focus", () => {
    const seats = shown("abcd");
    const next = refreshed(seats, some("abd"));
    expect(placesOf(next)).toEqual({ a: 0, b: 1, d: 3 });
    expect(placesOf(refreshed(next, some("abde")))).toMatchObject({ d: 3, e: 4 });
  });
});

describe("for any answers and choices", () => {
  const lists = fc.uniqueArray(fc.constantFrom(..."abcdefgh")).map((ids) => ids.join(""));
  const steps = fc.array(fc.oneof(lists, fc.record({ choose: fc.constantFrom(..."abcdefgh") })), {
    maxLength: 30,
  });

  it("the player continues while its stream is in the list, and each stream has one place", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let seats: readonly Seat[] = [];
        for (const step of all) {
          const before = seats;
          if (typeof step !== "string") {
            seats = swapped(seats, `stream:${step.choose}`);
            expect(idsOf(seats).split("").sort()).toEqual(idsOf(before).split("").sort());
            continue;
          }
          seats = refreshed(seats, some(step));
          const playing = before[0]?.stream.id;
          expect(seats[0]?.stream.id).toBe(playing && step.includes(playing) ? playing : step[0]);
          expect(idsOf(seats).split("").sort()).toEqual(step.split("").sort());
          expect(new Set(seats.map(({ place }) => place)).size).toBe(seats.length);
        }
      }),
    );
  });
});
