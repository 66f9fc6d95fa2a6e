/** Faults on request: how the host should fail, and for which requests. */
import * as v from "valibot";

const LONGEST_DELAY = 60_000;

const faultShape = v.strictObject({
  path: v.pipe(v.string(), v.startsWith("/")),
  query: v.optional(v.record(v.string(), v.string())),
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_DELAY))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  shape: v.optional(v.unknown()),
  truncate: v.optional(v.boolean()),
  drop: v.optional(v.picklist(["at once", "in the body"])),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export interface Fault {
  /** Start of the address's path: `/api/events`, or `/dist/programme-` for a chunk. */
  readonly path: string;
  /** Only requests whose query has these values: `{ "page": "2" }`. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds before the answer, at most 60,000. */
  readonly delay?: number | undefined;
  /** Answers with this status (200 to 599) and a short error body, unless `shape` gives the body. */
  readonly status?: number | undefined;
  /** Any JSON value, sent in place of the body. */
  readonly shape?: unknown;
  /** Sends the first half of the body as if it were complete. */
  readonly truncate?: boolean | undefined;
  /** Cuts the connection: before anything is sent, or in the middle of the body. */
  readonly drop?: "at once" | "in the body" | undefined;
  /** Number of requests it applies to; without it, all until it is cleared. */
  readonly times?: number | undefined;
}

export interface FaultDesk {
  /**
   * Adds a fault. Of those that match a request, the oldest applies until it is used up. Throws a TypeError that
   * names the wrong field.
   */
  set(fault: Fault): void;
  /** Removes all faults, or those with exactly this path. */
  clear(path?: string): void;
  /** The current faults, oldest first, with the remaining `times`. */
  list(): readonly Fault[];
  /** The fault for one request, which counts as used; null when there is none. */
  take(url: URL): Fault | null;
}

export function createFaultDesk(): FaultDesk {
  let faults: readonly Fault[] = [];
  return {
    set: (fault) => {
      faults = [...faults, checked(fault)];
    },
    clear: (path) => {
      faults = path === undefined ? [] : faults.filter((fault) => fault.path !== path);
    },
    list: () => faults,
    take: (url) => {
      const taken = faults.find((fault) => isMeant(fault, url)) ?? null;
      if (taken?.times !== undefined) {
        const left = taken.times - 1;
        faults = faults.flatMap((fault) => {
          if (fault !== taken) return fault;
          return left > 0 ? { ...fault, times: left } : [];
        });
      }
      return taken;
    },
  };
}

function checked(fault: unknown): Fault {
  const result = v.safeParse(faultShape, fault);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new TypeError(`Fault, ${v.getDotPath(issue) ?? "as a whole"}: ${issue.message}.`);
}

function isMeant(fault: Fault, url: URL): boolean {
  return (
    url.pathname.startsWith(fault.path) &&
    Object.entries(fault.query ?? {}).every(([key, value]) => url.searchParams.get(key) === value)
  );
}
