import type { StoreApi } from "zustand/vanilla";
import { whenIdle } from "../dom/when-idle.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { headingOf, moveFocus } from "../focus/move-focus.ts";
import type { FailingList, FailureWords, showFailures } from "./failure-line.ts";

/** Exports of the failure line's chunk. */
export interface FailureModule {
  readonly showFailures: typeof showFailures;
  readonly failureMessages: Omit<FailureWords, "retry">;
}

/** Focuses the island's own heading, or in HTML pasted by an editor the first heading. */
export const focusHeading = (marker: HTMLElement, headingId: string) => () =>
  void (moveFocus(headingId) || moveFocus(headingOf(marker)));

/**
 * Loads the failure line when it may be needed: at the first failure, or once the list is shown, while there is a
 * network. See `showFailures`.
 *
 * @param retry text of its button
 */
export function tellFailures<State extends FailingList>(
  context: Pick<MarkerContext<unknown>, "marker" | "signal" | "guard" | "part" | "report">,
  store: Omit<StoreApi<State>, "setState">,
  load: () => Promise<FailureModule>,
  retry: string,
  announce: (text: string) => void,
  headingId: string,
): void {
  const { marker, signal, part, report } = context;
  let asked = false;
  const show = () => {
    if (asked) return;
    asked = true;
    part(load).then(({ showFailures, failureMessages }) => {
      const words = { ...failureMessages, retry };
      if (!signal.aborted) showFailures(context, store, words, announce, focusHeading(marker, headingId));
    }, report);
  };
  const look = ({ failure, lacking }: State) => {
    if (failure || lacking) show();
  };
  marker.addEventListener("signet:ready", () => whenIdle(show), { signal });
  signal.addEventListener("abort", store.subscribe(look));
  look(store.getState());
}
