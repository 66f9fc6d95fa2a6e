import { useEffect, useState } from "react";
import { pageMotion } from "../../../shared/dom/motion.ts";
import { useRoot } from "../root-context.tsx";

/** Whether cards may turn: not with reduced motion, not after 'Arrêter les animations'. */
export function useTurning(): boolean {
  const { signal } = useRoot();
  const [allowed, setAllowed] = useState(() => pageMotion().allowed());
  useEffect(() => {
    const motion = pageMotion();
    motion.watch(() => setAllowed(motion.allowed()), signal);
  }, [signal]);
  return allowed;
}
