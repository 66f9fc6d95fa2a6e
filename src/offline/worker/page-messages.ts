/**
 * Sends a page messages about the stored answers that it got. A page cannot listen before its scripts run, so it asks for
 * the earlier messages then.
 */
import { ASK_MESSAGE, STORED_MESSAGE, type StoredAnswer } from "../protocol.ts";
import { type RequestEvent, scope } from "./scope.ts";

/** Most pages to remember. More never start at the same time. */
const MOST_PAGES = 20;

/** By the page's client id. */
const sent = new Map<string, StoredAnswer[]>();

/** @param event the request's; an event of another type belongs to no page */
export function notifyPage(event: Event | undefined, answer: StoredAnswer): void {
  if (event?.type !== "fetch") return;
  const { clientId, resultingClientId } = event as RequestEvent;
  const id = resultingClientId || clientId;
  if (!id) return;
  sent.set(id, [...(sent.get(id) ?? []), answer]);
  for (const oldest of [...sent.keys()].slice(0, -MOST_PAGES)) sent.delete(oldest);
  scope.clients.get(id).then((page) => page?.postMessage({ type: STORED_MESSAGE, kept: answer }));
}

/** Sends a page that asks its earlier messages, once. */
export function listenToPages(): void {
  scope.addEventListener("message", ({ data, source }) => {
    if (!source || (data as { type?: unknown } | null)?.type !== ASK_MESSAGE) return;
    for (const kept of sent.get(source.id) ?? []) source.postMessage({ type: STORED_MESSAGE, kept });
    sent.delete(source.id);
  });
}
