import { describe, expect, it, vi } from "vitest";
import { createWebcastApi, readStreams } from "../../../../src/islands/webcast/api/api.ts";
import { STREAMS_QUERY } from "../../../../src/islands/webcast/api/query.ts";
import { createHttp, type Http } from "../../../../src/shared/http/http.ts";
import { errorText } from "../../../../src/shared/trouble/error-text.ts";
import { answer, row } from "../a-stream.ts";

const none = () => {};
const signal = () => new AbortController().signal;

describe("asking for the streams", () => {
  it.each(["https://salon.example/api", "https://salon.example/api/"])(
    "posts the question to %s",
    async (base) => {
      const send = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(answer([row("a")])));
      const api = createWebcastApi({
        base,
        query: "{ homeStreams }",
        http: createHttp({ fetch: send }),
        report: none,
      });
      expect(await api.streams(signal())).toHaveLength(1);
      const [url, init] = send.mock.calls[0] ?? [];
      expect([url, init?.method, init?.body]).toEqual([
        "https://salon.example/api",
        "POST",
        '{"query":"{ homeStreams }"}',
      ]);
    },
  );

  it("reports a bad row once, although every answer contains it", async () => {
    const reports: unknown[] = [];
    const http: Http = { json: async (_, read) => read(answer([row("a"), {}])) };
    const api = createWebcastApi({ base: "/api", query: "", http, report: (error) => reports.push(error) });
    await api.streams(signal());
    await api.streams(signal());
    expect(reports.map(errorText)).toEqual([expect.stringContaining("stream 2: left out")]);
  });

  it("names every field that is read", () => {
    for (const field of [
      "homeStreams",
      "streamType",
      "streamId",
      "companyLogo",
      "activityRoom",
      "bookAuthors",
      "label",
    ])
      expect(STREAMS_QUERY).toMatch(new RegExp(`\\b${field}\\b`));
    const depth = [...STREAMS_QUERY].reduce(
      (open, letter) => open + (letter === "{" ? 1 : letter === "}" ? -1 : 0),
      0,
    );
    expect(depth).toBe(0);
  });
});

describe("an answer", () => {
  it.each([
    ["an empty list", answer([])],
    ["a list that is null", answer(null)],
    ["no entry", { data: { entry: null } }],
    ["no data", { data: null }],
  ])("with %s holds no stream", (_, value) => {
    expect(readStreams(value, none)).toEqual([]);
  });

  it.each([
    [
      "errors and no list",
      { data: null, errors: [{ message: "Internal server error" }] },
      /Internal server error/,
    ],
    ["rows of which none can be read", answer([{}, {}]), /none of 2 rows .*: stream 1: .*; stream 2: /],
    ["another list", answer("oops"), /not a list/],
    ["an empty object for the list", answer({}), /not a list/],
    ["a list for the data", { data: [row("a")] }, /entry is missing/],
    ["an empty list for the data", { data: [] }, /entry is missing/],
    ["data without an entry", { data: {} }, /entry is missing/],
    ["an entry without the list", { data: { entry: {} } }, /homeStreams is missing/],
    ["a list for the entry", { data: { entry: [] } }, /homeStreams is missing/],
    ["no data at all", { error: "A fault on request" }, /data is missing/],
    ["nothing", null, /data is missing/],
  ])("with %s is a failure", (_, value, problem) => {
    expect(() => readStreams(value, none)).toThrow(
      expect.toSatisfy((error: unknown) => problem.test(errorText(error))),
    );
  });

  it("with errors about something else is still read", () => {
    expect(readStreams({ ...answer([row("a")]), errors: [{ message: "a field" }] }, none)).toHaveLength(1);
  });
});
