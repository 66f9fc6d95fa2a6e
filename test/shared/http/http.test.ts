import { beforeEach, describe, expect, it, vi } from "vitest";
import { createHttp } from "../../../src/shared/http/http.ts";
import { HttpError } from "../../../src/shared/http/http-error.ts";
import { holdTime } from "../hold-time.ts";

const asIs = (value: unknown) => value;
const ok = (body: string) => new Response(body);

/** A server that gives these answers one after the other; a function may also hang or throw. */
function server(...answers: ((signal: AbortSignal) => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push(String(url));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer || !init?.signal) throw new Error("asked without an answer or a signal");
    return answer(init.signal);
  };
  return { asked, send };
}

const hang = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const status = (code: number) => () => new Response("Oups", { status: code });
const offline = () => {
  throw new TypeError("Failed to fetch");
};

/** The result of a call after all of its pauses. */
async function outcome<T>(call: Promise<T>): Promise<T | HttpError> {
  const settled = call.catch((error: unknown) => {
    if (error instanceof HttpError) return error;
    throw error;
  });
  await vi.runAllTimersAsync();
  return settled;
}

describe("a call to the API", () => {
  let leave = new AbortController();
  holdTime();
  beforeEach(() => {
    leave = new AbortController();
  });

  it("resolves with the answer, read by the caller", async () => {
    const { send, asked } = server(() => ok('{"data":[1]}'));
    const http = createHttp({ fetch: send });
    expect(await outcome(http.json("/api/x", (value) => JSON.stringify(value), leave.signal))).toBe(
      '{"data":[1]}',
    );
    expect(asked).toEqual(["/api/x"]);
  });

  it.each([
    ["500", status(500)],
    ["429", status(429)],
    ["no network", offline],
    ["truncated JSON", () => ok('{"data":[')],
    ["a page instead of JSON", () => ok("<!doctype html>")],
  ])("is tried twice more after %s, and then works", async (_, bad) => {
    const { send, asked } = server(bad, bad, () => ok("1"));
    expect(await outcome(createHttp({ fetch: send }).json("/a", asIs, leave.signal))).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["status", status(503), 3, /answered with status 503/],
    ["status", status(404), 1, /answered with status 404/],
    ["network", offline, 3, /no answer/],
    ["json", () => ok('{"data":['), 3, /not JSON/],
    ["timeout", hang, 3, /within 10 s/],
  ])("fails for good with kind '%s', naming the address", async (kind, bad, tries, message) => {
    const { send, asked } = server(bad);
    const failure = await outcome(createHttp({ fetch: send }).json("/api/x?page=2", asIs, leave.signal));
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ kind, call: "GET /api/x?page=2" });
    expect(String(failure)).toMatch(message);
    expect(String(failure)).toContain("/api/x?page=2");
    expect(asked).toHaveLength(tries);
  });

  it("fails at once when the answer is JSON of another shape", async () => {
    const { send, asked } = server(() => ok('{"data":"non"}'));
    const read = () => {
      throw new TypeError("data is not a list");
    };
    const failure = await outcome(createHttp({ fetch: send }).json("/a", read, leave.signal));
    expect(failure).toMatchObject({ kind: "shape" });
    expect(String(failure)).toMatch(/data is not a list/);
    expect(asked).toHaveLength(1);
  });

  it("waits longer each time, with a random part", async () => {
    const times = async (random: number) => {
      const { send, asked } = server(status(500));
      const began = Date.now();
      const at: number[] = [];
      const noted: typeof fetch = (...request) => {
        at.push(Date.now() - began);
        return send(...request);
      };
      await outcome(createHttp({ fetch: noted, random: () => random }).json("/a", asIs, leave.signal));
      expect(asked).toHaveLength(3);
      return at;
    };
    expect(await times(0)).toEqual([0, 500, 2500]);
    expect(await times(0.999)).toEqual([0, expect.closeTo(749, -1), expect.closeTo(3748, -1)]);
  });

  describe("that is answered with Retry-After", () => {
    /** Time from the first attempt to each attempt, in ms, and the result of the call. */
    async function attempts(code: number, header: string, options: object = {}) {
      const began = Date.now();
      const at: number[] = [];
      const send: typeof fetch = async () => {
        at.push(Date.now() - began);
        const headers = { "Retry-After": header };
        return at.length === 1 ? new Response("Oups", { status: code, headers }) : ok("1");
      };
      const http = createHttp({ fetch: send, random: () => 0, ...options });
      return { at, end: await outcome(http.json("/a", asIs, leave.signal)) };
    }

    it.each([
      [429, "3", 3000],
      [503, " 30 ", 30_000],
      [503, "0", 500],
      [503, "-5", 500],
      [503, "bientôt", 500],
      // Not what the header is meant for.
      [500, "3", 500],
    ])("%i and '%s' is tried again after %i ms", async (code, header, pause) => {
      expect(await attempts(code, header)).toEqual({ at: [0, pause], end: 1 });
    });

    it("is tried again up to half of the time later, because many may be told the same moment", async () => {
      expect((await attempts(503, "10", { random: () => 0.999_999 })).at).toEqual([
        0,
        expect.closeTo(15_000, -1),
      ]);
    });

    it("fails at once when the caller waits by itself", async () => {
      const { at, end } = await attempts(503, "10", { patience: 0 });
      expect(at).toEqual([0]);
      expect(end).toMatchObject({ status: 503, retryAfter: 10_000 });
    });

    it("is tried again at its date", async () => {
      vi.setSystemTime(new Date("2026-11-26T10:00:00Z"));
      const { at } = await attempts(429, "Thu, 26 Nov 2026 10:00:08 GMT");
      expect(at).toEqual([0, 8000]);
    });

    it.each([
      ["120", 120_000],
      ["31536000", 900_000],
    ])(
      "'%s' is longer than a visitor waits: it fails at once, and says for how long",
      async (header, wait) => {
        const { at, end } = await attempts(503, header);
        expect(at).toEqual([0]);
        expect(end).toMatchObject({ kind: "status", status: 503, retryAfter: wait });
      },
    );
  });

  it("posts its body at each attempt, and names the call in its failure", async () => {
    const sent: (RequestInit | undefined)[] = [];
    const http = createHttp({
      fetch: async (_, init) => {
        sent.push(init);
        return new Response("Oups", { status: 503 });
      },
      takePrefetched: () => Promise.reject(new Error("what was asked early was a GET")),
    });
    const failure = await outcome(http.json("/api", asIs, leave.signal, '{"query":"{ a }"}'));
    expect(sent).toHaveLength(3);
    for (const init of sent) {
      expect(init).toMatchObject({ method: "POST", body: '{"query":"{ a }"}' });
      expect(new Headers(init?.headers).get("Content-Type")).toBe("application/json");
    }
    expect(failure).toMatchObject({ call: "POST /api", status: 503 });
  });

  it("is two requests for two bodies", async () => {
    const { send, asked } = server(() => ok("1"));
    const http = createHttp({ fetch: send });
    await outcome(Promise.all(["1", "2", "2"].map((body) => http.json("/a", asIs, leave.signal, body))));
    expect(asked).toHaveLength(2);
  });

  it("is one request for equal calls at the same time, and another for later ones", async () => {
    const { send, asked } = server(() => ok("1"));
    const http = createHttp({ fetch: send });
    const both = await outcome(
      Promise.all([http.json("/a", asIs, leave.signal), http.json("/a", asIs, leave.signal)]),
    );
    expect(both).toEqual([1, 1]);
    expect(asked).toHaveLength(1);
    await outcome(http.json("/a", asIs, leave.signal));
    expect(asked).toHaveLength(2);
  });

  it("continues while one caller waits, and is aborted when all have left", async () => {
    let sent: AbortSignal | undefined;
    let answer = (_: Response) => {};
    const send: typeof fetch = (_, init) => {
      sent = init?.signal ?? undefined;
      return new Promise((resolve, reject) => {
        answer = resolve;
        sent?.addEventListener("abort", () => reject(sent?.reason));
      });
    };
    const http = createHttp({ fetch: send });
    const other = new AbortController();
    const first = http.json("/a", asIs, leave.signal);
    const second = http.json("/a", asIs, other.signal);
    leave.abort();
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    expect(sent?.aborted).toBe(false);
    answer(ok("2"));
    expect(await outcome(second)).toBe(2);

    const last = new AbortController();
    const third = http.json("/b", asIs, last.signal);
    last.abort();
    await expect(third).rejects.toMatchObject({ name: "AbortError" });
    expect(sent?.aborted).toBe(true);
  });

  it("ends without a further request when it is aborted during a pause", async () => {
    const { send, asked } = server(status(500));
    const call = createHttp({ fetch: send }).json("/a", asIs, leave.signal);
    const ended = expect(call).rejects.toMatchObject({ name: "AbortError" });
    await vi.advanceTimersByTimeAsync(100);
    leave.abort();
    await ended;
    await vi.runAllTimersAsync();
    expect(asked).toHaveLength(1);
  });

  it("sends nothing when it is already aborted", async () => {
    const { send, asked } = server(() => ok("1"));
    leave.abort();
    await expect(createHttp({ fetch: send }).json("/a", asIs, leave.signal)).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(asked).toEqual([]);
  });

  it("uses the prefetched answer, and sends a request when that failed", async () => {
    const { send, asked } = server(() => ok('"asked"'));
    const early = new Map([
      ["/a", Promise.resolve(ok('"early"'))],
      ["/b", Promise.resolve(new Response("", { status: 500 }))],
    ]);
    const takePrefetched = (url: string) => {
      const answer = early.get(url);
      early.delete(url);
      return answer;
    };
    const http = createHttp({ fetch: send, takePrefetched });
    expect(await outcome(http.json("/a", asIs, leave.signal))).toBe("early");
    expect(asked).toEqual([]);
    expect(await outcome(http.json("/b", asIs, leave.signal))).toBe("asked");
    expect(await outcome(http.json("/a", asIs, leave.signal))).toBe("asked");
    expect(asked).toEqual(["/b", "/a"]);
  });
});
