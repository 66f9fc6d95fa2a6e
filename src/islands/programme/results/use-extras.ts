import { useEffect, useState } from "react";
import { whenIdle } from "../../../shared/dom/when-idle.ts";
import { type Part, usePart } from "../../../shared/ui/part.ts";
import { useRoot } from "../root-context.tsx";

export type Extras = typeof import("./extras.ts");

/** What the page has time for once it stands: sharing the results, the way back to the filters. */
export const EXTRAS_PART: Part<Extras> = {
  load: () => import("./extras.ts"),
  css: "programme.extras",
};

export interface ExtrasProps {
  /** Nothing as long as they are on their way, or if they do not come. */
  readonly extras: Extras | null | undefined;
}

/** What nobody needs in the first moment: it comes when the page has nothing else to do. */
export function useExtras(): ExtrasProps["extras"] {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return usePart(EXTRAS_PART, idle, useRoot().loadPart);
}
