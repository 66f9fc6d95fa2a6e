import { messages } from "../messages.ts";

/**
 * Stops and starts what moves by itself. React renders it hidden and leaves it alone: shared/dom/motion.ts, which
 * comes only when something moves, finds it by its attribute, shows it, and answers it.
 */
export function MotionSwitch({ wordClass }: { readonly wordClass?: string }) {
  return (
    <button
      type="button"
      className="signet-link signet-motion signet-icon signet-icon-pause"
      aria-pressed={false}
      data-motion-switch=""
      hidden
    >
      <span className={wordClass}>{messages.ours.stopMotion}</span>
    </button>
  );
}
