import { useEffect, useState } from "react";
import type { MountContext } from "../enhance/declaration.ts";

/** What an island loads after its start, or never: code, and the css that it is drawn with. */
export interface Part<Module> {
  readonly load: () => Promise<Module>;
  /** Name of its css file, `NAME.SUBJECT` (see `createStyles`). */
  readonly css?: string;
}

/** Loads a part for one root; rejects when it does not come, which is reported the first time. */
export type LoadPart = <Module>(part: Part<Module>) => Promise<Module>;

/** Parts that are here, for all roots of the page. */
const arrived = new WeakMap<Part<unknown>, unknown>();

/** Whoever wants a part that is on its way already waits for the same arrival, or hears of the same failure. */
export function createLoadPart({
  part: get,
  report,
}: Pick<MountContext<unknown>, "part" | "report">): LoadPart {
  const coming = new Map<Part<unknown>, Promise<unknown>>();
  // It is asked for again with every view, every page of cards: that is the same failure still.
  const told = new Set<Part<unknown>>();
  const fetched = async (part: Part<unknown>) => {
    try {
      const module = await get(part.load, part.css);
      arrived.set(part, module);
      return module;
    } catch (error) {
      coming.delete(part);
      if (!told.has(part)) report(error);
      told.add(part);
      throw error;
    }
  };
  return <Module>(part: Part<Module>) => {
    const promise = coming.get(part) ?? fetched(part);
    coming.set(part, promise);
    return promise as Promise<Module>;
  };
}

/**
 * A part's module; undefined while it is on its way or not wanted, null when it did not come. Asked for again when it
 * is wanted anew.
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
    load(part).then(
      () => awaited && setArrivals((count) => count + 1),
      () => awaited && setMissing(part),
    );
    return () => {
      awaited = false;
    };
  }, [part, wanted, load]);
  return (arrived.get(part) as Module | undefined) ?? (missing === part ? null : undefined);
}
