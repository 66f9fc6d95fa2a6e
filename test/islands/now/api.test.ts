/** What the strip asks the API, and how much of an answer it takes. */
import { describe, expect, it, vi } from "vitest";
import { createNowApi, readFair } from "../../../src/islands/now/api/api.ts";
import { restOfDay } from "../../../src/islands/now/domain/question.ts";
import { at, SATURDAY } from "./a-fair.ts";

const question = restOfDay(at(`${SATURDAY} 14:35`));

/** An API of so many pages with one activity each, and the addresses that are asked for. */
function asked({ pages, room = "", base = "/api/" }: { pages: number; room?: string; base?: string }) {
  const addresses: URL[] = [];
  const json = vi.fn(async (address: string, read: (value: unknown) => unknown) => {
    const url = new URL(address, "http://fair.test");
    addresses.push(url);
    const page = Number(url.searchParams.get("page"));
    return read({ data: [{ id: page, title: `Activité ${page}` }], meta: { count: pages, perPage: 1 } });
  });
  const api = createNowApi({ base, room, http: { json } as never, report: vi.fn() });
  return { addresses, answer: api.events(question, new AbortController().signal) };
}

describe("the strip asks", () => {
  it("page after page, and no more than ten", async () => {
    expect(await asked({ pages: 3 }).answer).toHaveLength(3);
    expect(await asked({ pages: 10 }).answer).toHaveLength(10);
    const { addresses, answer } = asked({ pages: 11 });
    expect(await answer).toHaveLength(10);
    expect(addresses).toHaveLength(10);
  });

  it("for the hours of a day, without signing sessions, and for a room where it has one", async () => {
    const every = asked({ pages: 1 });
    await every.answer;
    expect(decodeURIComponent(`${every.addresses[0]?.pathname}${every.addresses[0]?.search}`)).toBe(
      "/api/events?page=1&mode[name]=schedule&dateStart=1795842000&hourStart=14&hourEnd=24&dedicace=false",
    );
    const one = asked({ pages: 1, room: "6562", base: "https://salon.test/api" });
    await one.answer;
    expect(one.addresses[0]?.origin).toBe("https://salon.test");
    expect(one.addresses[0]?.searchParams.get("room")).toBe("6562");
  });
});

describe("the fair's days and rooms", () => {
  const rooms = (length: number) =>
    Array.from({ length }, (_, at) => ({ value: at + 1, label: `Salle ${at}` }));

  it("are a thousand at most", () => {
    const report = vi.fn();
    expect(readFair({ data: { dates: [], rooms: rooms(1000) } }, report).rooms).toHaveLength(1000);
    expect(report).not.toHaveBeenCalled();
    expect(readFair({ data: { dates: [], rooms: rooms(1001) } }, report).rooms).toHaveLength(1000);
    expect(report).toHaveBeenCalledOnce();
  });

  it("are refused without data", () => {
    expect(() => readFair({}, vi.fn())).toThrow();
  });
});
