// @vitest-environment node
import { beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../host/faults.ts";
import { smallSite } from "./small-site.ts";

const host = await smallSite();
const events = `${host.url}/api/events`;
const whole = await (await fetch(events)).text();

beforeEach(() => host.faults.clear());

describe("a fault on request", () => {
  test("status answers an error that is not cached", async () => {
    host.faults.set({ path: "/api/events", status: 503 });
    const answer = await fetch(events, { headers: { Origin: "https://autre.example" } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect((await fetch(`${host.url}/api/authors`)).status).toBe(200);
  });

  test.each([204, 304])("status %i answers without a body", async (status) => {
    host.faults.set({ path: "/api/events", status });
    const answer = await fetch(events);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe("");
  });

  test("shape answers well-formed JSON of another shape", async () => {
    host.faults.set({ path: "/api/events", shape: { data: "none" } });
    const answer = await fetch(events);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: "none" });
  });

  test("truncate answers half of the JSON as if it were complete", async () => {
    host.faults.set({ path: "/api/events", truncate: true });
    const text = await (await fetch(events)).text();
    expect(whole.startsWith(text)).toBe(true);
    expect(text.length).toBeLessThan(whole.length * 0.6);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test("truncate also halves a file, whose length was known", async () => {
    host.faults.set({ path: "/dist/signet.js", truncate: true });
    expect(await (await fetch(`${host.url}/dist/signet.js`)).text()).toBe("expor");
  });

  test("drop at once cuts the connection before any answer", async () => {
    host.faults.set({ path: "/api/events", drop: "at once" });
    await expect(fetch(events)).rejects.toThrow();
  });

  test("drop in the body cuts the connection after the beginning", async () => {
    host.faults.set({ path: "/api/events", drop: "in the body" });
    const answer = await fetch(events);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    host.faults.clear();
    expect(await (await fetch(events)).text()).toBe(whole);
  });

  test("delay delays the answer and changes nothing else", async () => {
    host.faults.set({ path: "/api/events", delay: 120, times: 1 });
    const begun = performance.now();
    expect(await (await fetch(events)).text()).toBe(whole);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(115);
  });

  test("delay does not delay the end of the host", async () => {
    const other = await smallSite();
    other.faults.set({ path: "/api", delay: 60_000, times: 1 });
    const waiting = fetch(`${other.url}/api/events`).catch((error: unknown) => error);
    await expect.poll(() => other.faults.list().length, { message: "the request has come" }).toBe(0);
    await other.close();
    expect(await waiting).toBeInstanceOf(Error);
  });

  test("applies to pages and built files, too", async () => {
    host.faults.set({ path: "/dist/programme-", status: 404 });
    expect((await fetch(`${host.url}/dist/programme-AB12CD34.css`)).status).toBe(404);
    expect((await fetch(`${host.url}/dist/signet.js`)).status).toBe(200);
  });
});

describe("the requests that a fault applies to", () => {
  const statuses = async (count: number, query = "") => {
    const seen: number[] = [];
    for (let turn = 0; turn < count; turn += 1) seen.push((await fetch(events + query)).status);
    return seen;
  };

  test("as many as `times`, then the next fault, then none", async () => {
    host.faults.set({ path: "/api", status: 500, times: 2 });
    host.faults.set({ path: "/api/events", status: 503, times: 1 });
    expect(await statuses(4)).toEqual([500, 500, 503, 200]);
    expect(host.faults.list()).toEqual([]);
  });

  test("until it is cleared", async () => {
    host.faults.set({ path: "/api", status: 500 });
    expect(await statuses(3)).toEqual([500, 500, 500]);
    host.faults.clear("/other");
    expect(await statuses(1)).toEqual([500]);
    host.faults.clear("/api");
    expect(await statuses(1)).toEqual([200]);
  });

  test("only those with its query", async () => {
    host.faults.set({ path: "/api/events", query: { page: "2" }, status: 500 });
    expect(await statuses(1, "?page=1")).toEqual([200]);
    expect(await statuses(1, "?type=1&page=2")).toEqual([500]);
  });

  test.each([
    [{ path: "api" }, "path"],
    [{ path: "/api", status: 99 }, "status"],
    [{ path: "/api", times: 0 }, "times"],
    [{ path: "/api", drop: true }, "drop"],
    [{ path: "/api", staus: 500 }, "staus"],
  ])("a fault with a mistake is refused: %j", (fault, field) => {
    expect(() => host.faults.set(fault as unknown as Fault)).toThrow(new RegExp(`Fault, ${field}: `));
  });
});

describe("/__faults", () => {
  const desk = `${host.url}/__faults`;
  const post = (body: string, type = "application/json") =>
    fetch(desk, { method: "POST", body, headers: { "Content-Type": type } });

  test("sets, lists and clears the same faults", async () => {
    const fault = { path: "/api/events", status: 500, times: 3 };
    const set = await post(JSON.stringify(fault));
    expect(set.status).toBe(201);
    expect(host.faults.list()).toEqual([fault]);
    expect((await fetch(events)).status).toBe(500);
    expect(await (await fetch(desk)).json()).toEqual({ faults: [{ ...fault, times: 2 }] });
    await fetch(`${desk}?path=/other`, { method: "DELETE" });
    expect(host.faults.list()).toHaveLength(1);
    await fetch(desk, { method: "DELETE" });
    expect((await fetch(events)).status).toBe(200);
  });

  test("is not affected itself", async () => {
    host.faults.set({ path: "/", drop: "at once" });
    expect((await fetch(desk, { method: "DELETE" })).status).toBe(200);
    expect((await fetch(events)).status).toBe(200);
  });

  test("refuses invalid faults, and requests that another site's form could send", async () => {
    for (const body of ["", "null", "[]", '{"path": 3}']) expect((await post(body)).status).toBe(400);
    expect((await post('{"path": "/", "status": 500}', "text/plain")).status).toBe(415);
    expect(host.faults.list()).toEqual([]);
  });
});
