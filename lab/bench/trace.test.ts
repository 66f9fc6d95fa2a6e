// @vitest-environment node
import { expect, test } from "vitest";
import { workOfPresses } from "./press-trace.ts";
import { READY, readTrace, workBetween } from "./trace.ts";

/** An event of the page's frame and thread. */
const event = (name: string, ts: number, more: object = {}) => ({
  name,
  ph: "X",
  pid: 1,
  tid: 1,
  ts,
  args: { frame: "F" },
  ...more,
});

test("work is thread time between marks of a thread, each end since the last beginning", () => {
  const mark = (name: string, ts: number, tts: number, pid = 1) => ({ name, ph: "I", pid, tid: 1, ts, tts });
  // A trace is not in order, and has the time that passed as well.
  const traceEvents = [
    mark("end", 90_000, 5000),
    mark("end", 20_000, 1500),
    mark("begin", 10_000, 1000),
    mark("end", 5000, 500),
    mark("begin", 50_000, 4000),
    mark("other", 60_000, 4500),
    // Of a frame from elsewhere.
    mark("begin", 70_000, 100, 2),
    mark("end", 95_000, 6000),
  ];
  const trace = Buffer.from(JSON.stringify({ traceEvents }));
  expect(workBetween(trace, ["begin", "end"], 4)).toEqual([2, 4, 8]);
});

test("a moment of a start is what was waited for, and the work until then of a slower CPU", () => {
  const traceEvents = [
    event("FrameCommittedInBrowser", 0, {
      pid: 9,
      args: { data: { url: "http://a/", processId: 1, frame: "F" } },
    }),
    event("navigationStart", 10_000),
    ...[
      event("RunTask", 5000, { dur: 2000, tdur: 2000 }),
      event("RunTask", 20_000, { dur: 10_000, tdur: 4000 }),
    ],
    ...[event("Layout", 21_000, { dur: 1000, tdur: 1000 }), event("RunTask", 25_000, { dur: 9000, tid: 2 })],
    ...[
      event("firstContentfulPaint", 40_000),
      event(READY, 60_000),
      event("RunTask", 50_000, { dur: 20_000, tdur: 4000 }),
    ],
  ];
  const { fcp, lcp, ready } = readTrace(Buffer.from(JSON.stringify({ traceEvents })), "http://a/", 4);
  expect({ fcp, lcp, ready }).toEqual({ fcp: 30 + 3 * 4, lcp: 30 + 3 * 4, ready: 50 + 3 * (4 + 2) });
});

test("the work of a press is that of all tasks until its frame, of pressing or of releasing", () => {
  const task = (ts: number, tdur: number) => event("RunTask", ts, { dur: 900, tdur });
  const heard = (type: string, ts: number) => event("EventDispatch", ts, { args: { data: { type } } });
  const traceEvents = [
    ...[task(1000, 100), heard("pointerdown", 1010), task(2000, 200), event("Commit", 2010)],
    ...[task(3000, 1000), heard("pointerup", 3010), heard("click", 3020)],
    // A task between, another thread's, the frame, and one that is later.
    ...[
      task(4000, 300),
      { ...task(4500, 9000), tid: 2 },
      task(5000, 700),
      event("Commit", 5010),
      task(6000, 5000),
    ],
    // A key that changes nothing has no frame.
    ...[task(7000, 400), heard("keydown", 7010), task(8000, 60), heard("keyup", 8010)],
  ];
  const trace = Buffer.from(JSON.stringify({ traceEvents: traceEvents.reverse() }));
  expect(workOfPresses(trace, 4)).toEqual([8, 1.6]);
});
