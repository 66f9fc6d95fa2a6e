import { markerError } from "./errors.ts";

/**
 * Content of the marker's `<script type="application/json" data-KEY>`, at any depth but not in a nested island. Null
 * when it is missing (a CMS may have removed it) or empty. The value is `unknown`: read it with a schema.
 *
 * @throws MarkerError when it is not JSON
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
