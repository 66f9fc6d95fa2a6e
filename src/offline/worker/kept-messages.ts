/** Tells pages which of their answers are kept ones: at once, and again when a page asks that could not yet listen. */
import { ASK, type Kept, TELL } from "../protocol.ts";
import { type RequestEvent, scope } from "./scope.ts";

/** Most pages to remember; more never ask at the same time. */
const MOST_PAGES = 20;

const sent = new Map<string, Kept[]>();

/** @param event the request's; anything else is not a page's request */
export function tellPage(event: Event | undefined, kept: Kept): void {
  if (event?.type !== "fetch") return;
  const { clientId, resultingClientId } = event as RequestEvent;
  const id = resultingClientId || clientId;
  if (!id) return;
  sent.set(id, [...(sent.get(id) ?? []), kept]);
  for (const oldest of [...sent.keys()].slice(0, -MOST_PAGES)) sent.delete(oldest);
  scope.clients.get(id).then((page) => page?.postMessage({ type: TELL, kept }));
}

/** Answers pages that ask. */
export function listenToPages(): void {
  scope.addEventListener("message", ({ data, source }) => {
    if (!source || (data as { type?: unknown } | null)?.type !== ASK) return;
    for (const kept of sent.get(source.id) ?? []) source.postMessage({ type: TELL, kept });
    sent.delete(source.id);
  });
}
