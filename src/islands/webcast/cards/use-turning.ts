import { useSyncExternalStore } from "react";
import { pageMotion } from "../../../shared/dom/motion.ts";

function subscribe(changed: () => void): () => void {
  const end = new AbortController();
  pageMotion().watch(changed, end.signal);
  return () => end.abort();
}

/** Whether cards may turn: not with reduced motion, not after 'Arrêter les animations'. */
export const useTurning = (): boolean => useSyncExternalStore(subscribe, pageMotion().allowed);
