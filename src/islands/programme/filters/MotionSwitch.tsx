import { messages } from "../messages.ts";

/**
 * Stops and starts all automatic motion. React renders it hidden and never changes it: shared/dom/motion.ts, loaded
 * when something may move, finds it by its attribute, shows it and handles its clicks.
 */
export function MotionSwitch({ wordClass }: { readonly wordClass?: string }) {
  return (
    <button
      type="button"
      className="signet-link signet-programme-motion signet-icon signet-icon-pause"
      aria-pressed={false}
      data-motion-switch=""
      hidden
    >
      <span className={wordClass}>{messages.ours.stopMotion}</span>
    </button>
  );
}
