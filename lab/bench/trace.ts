/** Reads the start of a page from a Chromium trace. */

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Thread time, in microseconds: hardly affected by other work on the machine. */
  readonly tdur?: number;
  /** Thread time until now, in microseconds. */
  readonly tts?: number;
  readonly args: {
    readonly frame?: string;
    readonly data?: {
      /** Of an `EventDispatch`. */
      readonly type?: string;
      readonly frame?: string;
      readonly url?: string;
      readonly processId?: number;
      readonly score?: number;
      readonly had_recent_input?: boolean;
      readonly is_main_frame?: boolean;
    };
  };
}

/** In ms, except CLS and the number of layouts. FCP, LCP and `ready` are from the navigation. */
export interface Start {
  readonly fcp: number;
  readonly lcp: number;
  /** The last mark `READY`; NaN without one. */
  readonly ready: number;
  /** Time of tasks after the first paint beyond 50 ms each. */
  readonly tbt: number;
  readonly cls: number;
  readonly layouts: number;
  /** Sum of all layouts. */
  readonly layout: number;
  /** Longest layout after the first paint. */
  readonly longest: number;
}

export const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "loading"];
/** Name of a `performance.mark` that a page may set at each marker that is ready. */
export const READY = "start: ready";
/** For marks of `performance`. */
export const MARKS_ONLY = ["blink.user_timing"];

/** Longest task that does not count as blocking, in ms. */
const SHORT = 50;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const milliseconds = ({ tdur, dur = 0 }: TraceEvent, scale: number) => (scale * (tdur ?? dur)) / 1000;

export const isTask = ({ name, ph }: TraceEvent) => name === "RunTask" && ph === "X";

export const eventsOf = (trace: Buffer) =>
  (JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }).traceEvents;

/**
 * Thread time from a `performance.mark` to each of the other that follows it in the same thread, in ms.
 *
 * @param scale what thread time is multiplied by
 */
export function workBetween(trace: Buffer, [from, to]: readonly [string, string], scale: number): number[] {
  const times: number[] = [];
  /** By process and thread: each has its own time. */
  const begun = new Map<string, number>();
  const marks = eventsOf(trace).filter(({ name }) => name === from || name === to);
  for (const { name, pid, tid, tts = Number.NaN } of marks.sort((one, other) => one.ts - other.ts)) {
    const thread = `${pid} ${tid}`;
    if (name === from) begun.set(thread, tts);
    const since = begun.get(thread);
    if (name === to && since !== undefined) times.push((scale * (tts - since)) / 1000);
  }
  return times;
}

/**
 * Reads the trace of one page, opened at an address that starts with `url`.
 *
 * @param scale what thread time is multiplied by, for a trace of a CPU that was slowed less than it should be; what the
 *   thread waits for until a moment is not
 */
export function readTrace(trace: Buffer, url: string, scale = 1): Start {
  const took = (event: TraceEvent) => milliseconds(event, scale);
  const traceEvents = eventsOf(trace);
  const commit = traceEvents.find(
    ({ name, args }) => name === "FrameCommittedInBrowser" && args.data?.url?.startsWith(url),
  );
  const pid = commit?.args.data?.processId;
  const frame = commit?.args.data?.frame;
  const here = traceEvents.filter((event) => event.pid === pid);
  const named = (name: string) =>
    here.filter((event) => event.name === name && (event.args.frame ?? event.args.data?.frame) === frame);
  const begun = named("navigationStart").at(-1)?.ts ?? commit?.ts ?? 0;
  const painted = named("firstContentfulPaint")[0];

  const layouts = here.filter(({ name, ph }) => name === "Layout" && ph === "X");
  const thread = layouts[0]?.tid;
  const afterPaint = (event: TraceEvent) => painted !== undefined && event.ts > painted.ts;
  const tasks = here.filter((event) => isTask(event) && event.tid === thread);
  const workUntil = (moment: number) =>
    sum(
      tasks
        .filter(({ ts, dur = 0 }) => ts < moment && ts + dur > begun)
        // A moment within a task has a part of its time.
        .map((task) => took(task) * Math.min(1, (moment - task.ts) / (task.dur || 1))),
    );
  const since = (event: TraceEvent | undefined) => {
    if (event === undefined) return Number.NaN;
    const work = workUntil(event.ts);
    return (event.ts - begun) / 1000 - work / scale + work;
  };
  const shifts = named("LayoutShift").concat(here.filter(({ name }) => name === "LayoutShift"));
  return {
    fcp: since(painted),
    lcp: since(named("largestContentfulPaint::Candidate").at(-1) ?? painted),
    ready: since(here.filter(({ name }) => name === READY).at(-1)),
    tbt: sum(tasks.filter(afterPaint).map((task) => Math.max(0, took(task) - SHORT))),
    cls: sum(
      [...new Set(shifts)]
        .filter(({ args }) => args.data?.is_main_frame && !args.data.had_recent_input)
        .map(({ args }) => args.data?.score ?? 0),
    ),
    layouts: layouts.length,
    layout: sum(layouts.map(took)),
    longest: Math.max(0, ...layouts.filter(afterPaint).map(took)),
  };
}
