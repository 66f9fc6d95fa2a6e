import type { StoreApi } from "zustand/vanilla";
import type { MountContext } from "../enhance/declaration.ts";

/** What a list's store knows of a load that failed. */
export interface FailingList {
  /** Why the last load failed; null as soon as another one starts. */
  readonly failure: unknown;
  /** Why something beside the list did not come, though the list did. */
  readonly lacking?: unknown;
  /** `ready` once a list has come. */
  readonly phase: string;
  /** The load was one page more. */
  readonly adding: boolean;
  /** The load came by itself. */
  readonly following?: boolean;
  readonly actions: { retry(): void };
}

export interface FailureWords {
  readonly retry: string;
  /** Nothing has come yet. */
  readonly failed: string;
  /** What was asked for is not what is shown. */
  readonly failedKept: string;
  /** One page more did not come. */
  readonly failedMore: string;
  /** The list is there, something beside it is not. */
  readonly failedBeside?: string;
}

/**
 * A load that failed, in words and with a way to try again (ruling D25): one line above what is shown, be it the server's
 * HTML or the island's. It is made of plain elements, since before the first list the views are not on screen.
 *
 * @param focusHeading where focus goes while it is tried again
 */
export function showFailures<State extends FailingList>(
  { marker, signal, guard }: Pick<MountContext<unknown>, "marker" | "signal" | "guard">,
  store: StoreApi<State>,
  words: FailureWords,
  announce: (text: string) => void,
  focusHeading: () => void,
): void {
  const line = document.createElement("div");
  line.className = "signet-root signet-failure";
  const text = document.createElement("p");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "signet-button signet-icon signet-icon-retry";
  button.textContent = words.retry;
  const again = guard(() => {
    // The line goes at once, and focus must not go with it.
    focusHeading();
    store.getState().actions.retry();
  });
  button.addEventListener("click", again, { signal });
  line.append(text, button);

  /** What the line says; empty while it is not there. */
  let said = "";
  const textOf = ({ failure, lacking, phase }: FailingList, before: FailingList): string => {
    if (failure === null) return lacking ? (words.failedBeside ?? "") : "";
    if (phase !== "ready") return words.failed;
    if (said !== "" && failure === before.failure) return said;
    return before.adding || before.following ? words.failedMore : words.failedKept;
  };
  const adjust = guard((state: FailingList, before: FailingList) => {
    const now = textOf(state, before);
    if (now === said) return;
    said = now;
    if (now === "") {
      if (line.contains(document.activeElement)) focusHeading();
      line.remove();
      return;
    }
    text.textContent = now;
    marker.prepend(line);
    announce(now);
  });
  adjust(store.getState(), store.getState());
  // The island takes the place of all that the marker holds: a line that was there before it, too.
  const stay = guard(() => said !== "" && marker.prepend(line));
  marker.addEventListener("signet:ready", stay, { signal });
  signal.addEventListener("abort", store.subscribe(adjust));
  signal.addEventListener("abort", () => line.remove());
}
