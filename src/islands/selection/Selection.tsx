import { useEffect } from "react";
import { whenIdle } from "../../shared/dom/when-idle.ts";
import { usePart } from "../../shared/ui/part.ts";
import { useRoot, useSelection } from "./root-context.tsx";
import { ACTS_PART } from "./share/acts-part.ts";
import { Plan } from "./views/Plan.tsx";
import { PlanHead } from "./views/PlanHead.tsx";
import { SENT_PART } from "./views/plan-parts.ts";

/** The page of the selection: what somebody has sent, the plan, and how to carry it elsewhere. */
export function Selection() {
  const { loadPart } = useRoot();
  const isSent = useSelection(({ shared }) => shared !== null);
  const Sent = usePart(SENT_PART, isSent, loadPart)?.Sent;
  // The network may be lost before the first press. Prefetch errors are ignored; the real load reports them.
  useEffect(() => whenIdle(() => void ACTS_PART.load().catch(() => {})), []);
  return (
    <div className="signet-selection signet-root">
      {Sent && <Sent />}
      <PlanHead />
      <Plan />
    </div>
  );
}
