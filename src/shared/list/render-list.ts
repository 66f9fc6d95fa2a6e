import type { ReactElement } from "react";
import { type FailureModule, tellFailures } from "../announce/tell-failures.ts";
import type { MarkerContext } from "../enhance/declaration.ts";
import { renderReact } from "../ui/react-root.tsx";
import { untilReady } from "../ui/until-ready.ts";
import type { ListRoot } from "./list-root.ts";

/**
 * Mounts a list's views; they replace the server's HTML when the first list has loaded.
 *
 * @param failures loads the texts of the failure line
 * @param retry text of its button
 * @param whenReady in place of the first list
 */
export function renderList(
  context: MarkerContext<unknown>,
  { store, signal, announce, ids, tellsFailures }: ListRoot,
  views: ReactElement,
  failures: () => Promise<FailureModule>,
  retry: string,
  whenReady: Promise<unknown> = untilReady(store, signal),
): void {
  if (tellsFailures) tellFailures(context, store, failures, retry, announce, ids.resultsHeading);
  renderReact(context, views, { whenReady });
}
