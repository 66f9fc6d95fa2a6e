/** Calls that answer when the test says so, in the order that it says. */

interface Held<Value> {
  readonly signal: AbortSignal;
  answer(value: Value): Promise<void>;
  fail(error?: Error): Promise<void>;
}

/** Lets everything run that waits for an answer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** @returns `ask` records a call with what it was asked, and waits; `last` is the latest call. */
export function heldCalls<Asked extends object, Value>(call = "GET /api/events") {
  const calls: (Asked & Held<Value>)[] = [];
  const ask = (asked: Asked, signal: AbortSignal) =>
    new Promise<Value>((resolve, reject) => {
      const answer = (value: Value) => {
        resolve(value);
        return settle();
      };
      const fail = (error = new Error(`${call}: answered with status 500`)) => {
        reject(error);
        return settle();
      };
      calls.push({ ...asked, signal, answer, fail });
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const last = () => {
    const latest = calls.at(-1);
    if (!latest) throw new Error("the API was not asked");
    return latest;
  };
  return { calls, ask, last };
}
