import { useEffect, useState } from "react";
import type { MarkerContext } from "../enhance/declaration.ts";
import type { MarkerError } from "../enhance/errors.ts";

/** Code and css that an island loads after its start, or never. */
export interface Part<Module> {
  readonly load: () => Promise<Module>;
  /** Name of its css file, `NAME.SUBJECT` (see `createStyles`). */
  readonly css?: string;
}

/** Loads a part for one root; rejects with a `LostPart` when it cannot be loaded, which is reported the first time. */
export type LoadPart = <Module>(part: Part<Module>) => Promise<Module>;

/** Why a part could not be loaded. */
interface LostPart extends MarkerError {
  /** The part, if it comes when the network is back; it never rejects. */
  readonly late: Promise<unknown>;
}

/** Loaded parts, for all roots of the page, under a symbol that all copies of this module know. */
const ARRIVED = Symbol.for("signet.parts");
const page: Document & { [ARRIVED]?: WeakMap<Part<unknown>, unknown> } = document;
page[ARRIVED] ??= new WeakMap();
const arrived = page[ARRIVED];

/** Creates a root's `LoadPart`. Calls for a part that is loading share one load and its failure. */
export function createLoadPart({
  part: get,
  report,
  whenBack,
}: Pick<MarkerContext<unknown>, "part" | "report" | "whenBack">): LoadPart {
  const coming = new Map<Part<unknown>, Promise<unknown>>();
  // Parts are requested again with every view and page of cards: report a failure once.
  const reported = new Set<Part<unknown>>();
  const fetched = async (part: Part<unknown>) => {
    try {
      const module = await get(part.load, part.css);
      arrived.set(part, module);
      return module;
    } catch (error) {
      coming.delete(part);
      if (!reported.has(part)) report(error);
      reported.add(part);
      const late = new Promise((resolve) => whenBack(() => fetched(part).then(resolve, () => {})));
      throw Object.assign(error as MarkerError, { late });
    }
  };
  return <Module>(part: Part<Module>) => {
    const promise = coming.get(part) ?? fetched(part);
    coming.set(part, promise);
    return promise as Promise<Module>;
  };
}

/**
 * A part's module; undefined while it is loading or not wanted, null when it could not be loaded. It is requested
 * again when `wanted` becomes true again, and when the network is back.
 */
export function usePart<Module>(
  part: Part<Module>,
  wanted: boolean,
  load: LoadPart,
): Module | null | undefined {
  const [missing, setMissing] = useState<Part<Module> | null>(null);
  const [, setArrivals] = useState(0);
  useEffect(() => {
    if (!wanted || arrived.has(part)) return;
    let awaited = true;
    setMissing(null);
    const arrive = () => awaited && setArrivals((count) => count + 1);
    load(part).then(arrive, ({ late }: LostPart) => {
      if (awaited) setMissing(part);
      late?.then(arrive);
    });
    return () => {
      awaited = false;
    };
  }, [part, wanted, load]);
  return (arrived.get(part) as Module | undefined) ?? (missing === part ? null : undefined);
}
