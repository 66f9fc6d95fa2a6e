import { useEffect, useState } from "react";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { useRoot } from "../root-context.tsx";

export type Extras = typeof import("./extras.ts");

/** Parts loaded when the page is idle: sharing the results, 'Retour aux filtres'. */
export const EXTRAS_PART: Part<Extras> = {
  load: () => import("./extras.ts"),
  css: "programme.extras",
};

export interface ExtrasProps {
  /** Null or undefined while loading, or when they could not be loaded. */
  readonly extras: Extras | null | undefined;
}

/** Loads parts that are not needed at first, when the page is idle. */
export function useExtras(): ExtrasProps["extras"] {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return usePart(EXTRAS_PART, idle, useRoot().loadPart);
}
