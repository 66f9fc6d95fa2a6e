import { markerError } from "./errors.ts";

/**
 * What the marker's `<script type="application/json" data-KEY>` holds, at any depth but not in a nested island;
 * null when there is none (a CMS may have removed it) or it is empty. The value is `unknown`: give it to a schema.
 * @throws MarkerError when it is not JSON.
 */
export function json(marker: Element, key: string): unknown {
  const scripts = [...marker.querySelectorAll(`script[data-${key}]`)];
  const source = scripts.find((script) => script.closest("[data-island]") === marker)?.textContent?.trim();
  if (!source) return null;
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw markerError(`the JSON of <script data-${key}> is broken (${String(cause)})`, {
      expected: `<script type="application/json" data-${key}>{ … }</script>, with every "<" written \\u003c`,
      cause,
    });
  }
}
