import { markerError } from "./errors.ts";

/**
 * The value of a `<script type="application/json" data-KEY>`; null when it is missing (a CMS may have removed it) or
 * empty. It is `unknown`: read it with a schema.
 *
 * @throws MarkerError when it is not JSON
 */
export function scriptJson(script: Element | null | undefined, key: string): unknown {
  const source = script?.textContent?.trim();
  if (!source) return null;
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw markerError("broken-json", {
      values: [`data-${key}`, String(cause)],
      fault: "json",
      expected: `data-${key}`,
      cause,
    });
  }
}

/**
 * `scriptJson` of the marker's own script, at any depth but not in a nested island. Broken JSON is reported, and is as good
 * as none.
 */
export function json(marker: Element, key: string, report: (error: unknown) => void): unknown {
  const scripts = [...marker.querySelectorAll(`script[data-${key}]`)];
  try {
    return scriptJson(
      scripts.find((script) => script.closest("[data-island]") === marker),
      key,
    );
  } catch (error) {
    report(error);
    return null;
  }
}

/**
 * The page's script of values that replace ours: `signet-words` or `signet-facts`. On a server there is no page: its
 * templates have their own.
 */
export const pageScript = (key: string): Element | null | undefined =>
  globalThis.document?.querySelector(`script[data-${key}]`);
