import { createContext, useContext, useEffect, useState } from "react";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { useRoot } from "../root-context.tsx";

type Tools = typeof import("./results-tools.ts");

/** Parts loaded when the page is idle: bookmarks, sharing the results, 'Retour aux filtres'. */
export const TOOLS_PART: Part<Tools> = {
  load: () => import("./results-tools.ts"),
  css: "programme.tools",
};

export const ToolsContext = createContext<Tools | null | undefined>(undefined);

/** Null or undefined while loading, or when they could not be loaded. */
export const useTools = () => useContext(ToolsContext);

/** Loads the tools when the page is idle. */
export function useIdleTools() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return usePart(TOOLS_PART, idle, useRoot().loadPart);
}
