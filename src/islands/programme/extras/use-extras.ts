import { createContext, useContext, useEffect, useState } from "react";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { useRoot } from "../root-context.tsx";

type Extras = typeof import("../results/results-tools.ts");

/** Parts loaded when the page is idle: bookmarks, sharing the results, 'Retour aux filtres'. */
export const EXTRAS_PART: Part<Extras> = {
  load: () => import("../results/results-tools.ts"),
  css: "programme.tools",
};

export const ExtrasContext = createContext<Extras | null | undefined>(undefined);

/** Null or undefined while loading, or when they could not be loaded. */
export const useExtras = () => useContext(ExtrasContext);

/** Loads the extras when the page is idle. */
export function useIdleExtras() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return usePart(EXTRAS_PART, idle, useRoot().loadPart);
}
