/** Whether a site that has the worker for use without a network lets it keep anything (docs/offline.md). */

import { readRoot } from "../../shared/http/api-root.ts";
import { personalHeader } from "../../shared/http/personal.ts";
import { documentPath } from "../../shared/trouble/documents.ts";
import type { Finding } from "../finding.ts";
import type { DataCheck } from "./data-check.ts";

/** What visitors who are not logged in get; the worker answers no request of this kind for a page. */
const AS_VISITOR: RequestInit = { credentials: "omit", cache: "no-store" };

/** The header that keeps the worker from storing what is at this address; null without one, or without an answer. */
async function refusal(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { status, redirected, headers, body } = await fetch(address, { ...AS_VISITOR, signal });
    await body?.cancel();
    return status === 200 && !redirected ? personalHeader(headers) : null;
  } catch {
    return null;
  }
}

/** @param subject « cette page n’est pas gardée » */
const finding = (subject: string, header: string, element: Element): Finding => ({
  level: "doubt",
  what: `Sans réseau, ${subject} : le serveur l’envoie à tous avec « ${header} ». Envoyez ceci à qui n’est pas connecté.`,
  write: "Cache-Control: public, no-cache",
  element,
  more: documentPath("offline", "the-rule"),
});

/** The tag that registers the worker; null without one. */
export const workerTag = (root: ParentNode): HTMLScriptElement | null =>
  root.querySelector<HTMLScriptElement>('script[data-worker]:not([data-worker=""])');

/** Never rejects: an address that does not answer is no finding here. */
export async function checkOffline(tag: HTMLScriptElement, signal: AbortSignal): Promise<DataCheck> {
  const root = readRoot(tag.dataset.api ?? "").replace(/\/+$/, "");
  const page = await refusal(location.href.replace(/#.*/, ""), signal);
  const data = root && (await refusal(`${root}/events`, signal));
  return {
    summary: page
      ? "Sans réseau, cette page n’est pas gardée."
      : "Sans réseau, cette page reste là pour qui l’a ouverte.",
    findings: [
      ...(page ? [finding("cette page n’est pas gardée", page, tag)] : []),
      ...(data ? [finding("aucune réponse de l’API n’est gardée", data, tag)] : []),
    ],
  };
}
