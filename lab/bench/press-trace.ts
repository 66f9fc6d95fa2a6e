/** Reads the work of presses and keys from a Chromium trace. */
import { eventsOf, isTask, milliseconds, type TraceEvent } from "./trace.ts";

/** What begins a press or a key, and what belongs to the one before it. */
const BEGINS = ["pointerdown", "keydown"];
const GOES_ON = ["pointerup", "click", "keypress", "input", "keyup"];

/**
 * The work of each press and key on the page's thread, in ms: the task that hears it, and all until its frame is drawn. Of
 * pressing and releasing the dearer one counts, as in INP.
 *
 * @param trace of one page, with `CATEGORIES`
 * @param scale what thread time is multiplied by
 */
export function workOfPresses(trace: Buffer, scale: number): number[] {
  const all = [...eventsOf(trace)].sort((one, other) => one.ts - other.ts);
  const typeOf = ({ args }: TraceEvent) => args.data?.type ?? "";
  const heard = all.filter(
    (event) => event.name === "EventDispatch" && [...BEGINS, ...GOES_ON].includes(typeOf(event)),
  );
  const here = all.filter(({ pid, tid }) => pid === heard[0]?.pid && tid === heard[0]?.tid);
  const tasks = here.filter(isTask);
  const indexAt = (ts: number) => tasks.findIndex((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0));
  const frames = here.filter(({ name }) => name === "Commit").map(({ ts }) => indexAt(ts));
  const inputs = heard.map((event) => ({ begins: BEGINS.includes(typeOf(event)), task: indexAt(event.ts) }));
  const presses: number[] = [];
  for (const { begins, task } of inputs) {
    const next = inputs.find((input) => input.task > task)?.task ?? tasks.length;
    const frame = frames.find((one) => one > task && one < next) ?? task;
    const times = tasks.slice(task, frame + 1).map((one) => milliseconds(one, scale));
    const work = times.reduce((sum, time) => sum + time, 0);
    if (begins) presses.push(work);
    else presses.push(Math.max(work, presses.pop() ?? 0));
  }
  return presses;
}
