import type { StoreApi } from "zustand/vanilla";
import { ownLanguage } from "../dom/own-language.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { removeUntil } from "../undo/remove-until.ts";

/** The parts of a list's state that describe a failed load. */
export interface FailingList {
  /** Why the last load failed; null as soon as another one starts. */
  readonly failure: unknown;
  /** Error of a load beside the list, such as the categories. */
  readonly lacking?: unknown;
  /** `ready` once a list has loaded. */
  readonly phase: string;
  /** The load was one page more. */
  readonly adding: boolean;
  /** The load was automatic. */
  readonly following?: boolean;
  readonly actions: { retry(): void };
}

export interface FailureWords {
  readonly retry: string;
  /** No list has loaded yet. */
  readonly failed: string;
  /** A change has failed, and the previous list is shown. */
  readonly failedKept: string;
  /** A further page has failed. */
  readonly failedMore: string;
  /** The list has loaded, something beside it has not. */
  readonly failedBeside?: string;
}

/**
 * Shows a failed load in a line above the list, with a button to try again (ruling D25), in the server's HTML or in
 * the island's. It is made of plain elements, because before the first list the views are not mounted.
 *
 * @param focusHeading moves focus while it is tried again
 */
export function showFailures<State extends FailingList>(
  { marker, signal, guard }: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard">,
  store: Omit<StoreApi<State>, "setState">,
  words: FailureWords,
  announce: (text: string) => void,
  focusHeading: () => void,
): void {
  const line = document.createElement("div");
  line.className = "signet-root signet-failure";
  ownLanguage(line, marker);
  const text = document.createElement("p");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "signet-button signet-icon signet-icon-retry";
  button.textContent = words.retry;
  const again = guard(() => {
    // The line is removed at once: move focus first.
    focusHeading();
    store.getState().actions.retry();
  });
  button.addEventListener("click", again, { signal });
  line.append(text, button);

  /** Text of the line; empty while it is hidden. */
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
  // The island replaces everything in the marker, also this line.
  const stay = guard(() => said !== "" && marker.prepend(line));
  marker.addEventListener("signet:ready", stay, { signal });
  signal.addEventListener("abort", store.subscribe(adjust));
  removeUntil(signal, line);
}
