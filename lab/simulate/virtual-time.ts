/**
 * A clock that the simulation moves. While it runs, `setTimeout`, `clearTimeout` and `Date.now` of this process are the
 * clock's own, so that the product's code runs unchanged, hours in seconds.
 */
export interface VirtualTime {
  /** Milliseconds since the start. */
  now(): number;
  /** Calls back after `delay` ms. */
  after(delay: number, act: () => void): void;
  /** Lets the time pass, in ms. */
  pass(duration: number): Promise<void>;
}

interface Timer {
  readonly due: number;
  readonly order: number;
  /** Undefined once cancelled. */
  act: (() => void) | undefined;
}

const isBefore = (one: Timer, other: Timer) =>
  one.due < other.due || (one.due === other.due && one.order < other.order);

/** A binary heap: the timer that is due first is its first one. */
function createQueue() {
  const heap: Timer[] = [];
  const at = (index: number) => heap[index] as Timer;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  return {
    first: (): Timer | undefined => heap[0],
    add(timer: Timer): void {
      let index = heap.push(timer) - 1;
      for (let up = (index - 1) >> 1; index > 0 && isBefore(at(index), at(up)); up = (index - 1) >> 1) {
        swap(index, up);
        index = up;
      }
    },
    removeFirst(): void {
      const last = heap.pop();
      if (!last || heap.length === 0) return;
      heap[0] = last;
      for (let index = 0; ; ) {
        const [left, right] = [2 * index + 1, 2 * index + 2];
        let next = index;
        if (left < heap.length && isBefore(at(left), at(next))) next = left;
        if (right < heap.length && isBefore(at(right), at(next))) next = right;
        if (next === index) return;
        swap(index, next);
        index = next;
      }
    },
  };
}

/** All promises that can go on without a timer have gone on. */
const settled = () => new Promise<void>((go) => setImmediate(go));

/**
 * Runs `run` with the clock in place of the process's timers, which come back afterwards.
 *
 * @param epoch what `Date.now()` says at the start, in ms
 */
export async function inVirtualTime<T>(epoch: number, run: (time: VirtualTime) => Promise<T>): Promise<T> {
  const queue = createQueue();
  let now = 0;
  let order = 0;
  const real = { setTimeout, clearTimeout, now: Date.now };

  function start(act: () => void, delay = 0): Timer {
    order += 1;
    const timer = { due: now + Math.max(0, delay), order, act };
    queue.add(timer);
    return timer;
  }

  async function pass(duration: number): Promise<void> {
    const end = now + duration;
    await settled();
    for (let timer = queue.first(); timer && timer.due <= end; timer = queue.first()) {
      queue.removeFirst();
      if (!timer.act) continue;
      now = timer.due;
      timer.act();
      await settled();
    }
    now = end;
  }

  // A connection of an earlier `fetch` may still clear a timer of the process.
  const clear = (timer: Timer | NodeJS.Timeout | undefined) => {
    if (timer && "act" in timer) timer.act = undefined;
    else real.clearTimeout(timer);
  };
  Object.assign(globalThis, { setTimeout: start, clearTimeout: clear });
  Date.now = () => epoch + now;
  try {
    return await run({ now: () => now, after: (delay, act) => void start(act, delay), pass });
  } finally {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
    Date.now = real.now;
  }
}
