import type { StoreApi } from "zustand/vanilla";
import type { MountContext } from "../../shared/enhance/declaration.ts";
import { headingOf } from "../../shared/enhance/keep-focus.ts";
import { messages } from "./messages.ts";
import type { ProgrammeRoot } from "./root-context.tsx";
import type { ProgrammeState } from "./store-state.ts";

/**
 * A load that failed, in words and with a way to try again: one line above what is shown, be it the server's HTML or
 * the island's. It is made of plain elements, since before the first list the views are not on screen.
 */
export function showFailures<A>(
  { marker, signal, guard }: MountContext<A>,
  store: StoreApi<ProgrammeState>,
  { announce, ids }: Pick<ProgrammeRoot, "announce" | "ids">,
): void {
  const { ours, retry } = messages;
  const line = document.createElement("div");
  line.className = "signet-root signet-failure";
  const text = document.createElement("p");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "signet-button signet-icon signet-icon-retry";
  button.textContent = retry;
  const again = guard(() => {
    // The line goes at once, and the keyboard must not go with it. What an editor pasted has no heading of ours.
    (document.getElementById(ids.resultsHeading) ?? headingOf(marker)).focus();
    store.getState().actions.retry();
  });
  button.addEventListener("click", again, { signal });
  line.append(text, button);

  const adjust = guard(({ failure, phase }: ProgrammeState, before: ProgrammeState) => {
    if (failure === null) line.remove();
    else if (!line.isConnected) {
      const kept = before.adding || before.following ? ours.failedMore : ours.failedKept;
      text.textContent = phase === "ready" ? kept : ours.failed;
      marker.prepend(line);
      announce(text.textContent);
    }
  });
  adjust(store.getState(), store.getState());
  // The island takes the place of all that the marker holds: a line that was there before it, too.
  const stay = guard(() => store.getState().failure !== null && marker.prepend(line));
  marker.addEventListener("signet:ready", stay, { signal });
  signal.addEventListener("abort", store.subscribe(adjust));
  signal.addEventListener("abort", () => line.remove());
}
