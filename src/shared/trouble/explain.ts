/** Error messages for integrators. Loaded only when something has failed. */

import type { AnyDeclaration } from "../enhance/declaration.ts";
import type { MarkerError } from "../enhance/errors.ts";
import type { HttpErrorKind } from "../http/http-error.ts";
import { distance } from "../text/distance.ts";
import { documentPath } from "./documents.ts";
import { errorText } from "./error-text.ts";
import { replacedBuiltins } from "./replaced-builtins.ts";
import { filled, SENTENCES } from "./sentences.ts";
import { shadowingFields } from "./shadowing-fields.ts";
import type { Trouble, TroubleEvent } from "./trouble.ts";

/** Compares names, because the error may come from another copy of the script. */
const isMarkerError = (error: unknown): error is MarkerError =>
  error instanceof Error && error.name === "MarkerError";

/** Another copy of the script may know codes that this one does not. */
const sentenceOf = ({ code, values = [], message }: MarkerError): string =>
  code in SENTENCES ? filled(SENTENCES[code], values) : message;

/** Whether an import() inside a widget failed: each browser has its own message, always in a TypeError. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/** Where to look when a call of the API has failed, by the kind of failure (see http-error.ts). */
const CALLS: Readonly<Record<HttpErrorKind, string>> = {
  network: "Look whether the address is right, the server up, and CORS allowed if it is another origin.",
  timeout: "Look at what makes the server slow.",
  status: "Open the address in a browser and look at the server's log.",
  json: "Open the address: the answer is cut off, or a page instead of JSON.",
  shape: `Compare the answer with ${documentPath("api")} of the package`,
};

const expectedJson = ({ expected }: MarkerError): string =>
  `Expected: <script type="application/json" ${expected}>{ … }</script>, with every "<" written \\u003c`;

/** Advice for a failed call or unusable data; empty for other errors. */
function whereToLook(error: unknown): string {
  if (isMarkerError(error))
    return error.expected
      ? `. ${error.fault === "json" ? expectedJson(error) : `Expected: ${error.expected}`}`
      : "";
  const { name, kind } = (error ?? {}) as { name?: unknown; kind?: HttpErrorKind };
  if (name === "DataError") return `. Compare the data with ${documentPath("api")} of the package`;
  return name === "HttpError" && kind ? ` ${CALLS[kind]}` : "";
}

const attribute = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  `data-${kind}="${name}"`;

/** Lists the known markers, and the one that was probably meant. */
function alternatives(name: string, registry: readonly AnyDeclaration[]): string {
  const byDistance = registry.map((one) => ({ one, far: distance(name, one.name) }));
  byDistance.sort((a, b) => a.far - b.far);
  const near = byDistance.find(({ far }) => far <= 2);
  const known = registry.map(attribute).join(", ");
  return `${near ? `Did you mean ${attribute(near.one)}? ` : ""}This build knows ${known || "no marker"}.`;
}

function advice(marker: Element, trouble: Trouble, registry: readonly AnyDeclaration[]): string {
  const { error } = trouble;
  const known = isMarkerError(error) ? error : null;
  if (known?.fault === "load" || isMissingChunk(error)) {
    return (
      "All files of Signet's dist/ folder must lie beside signet.js (with a bundler: all files of the last build in one " +
      "place) and be served as JavaScript and CSS. " +
      "After an update, empty the caches that still hold older pages."
    );
  }
  const hidden = known?.fault === "name" || !known ? shadowingFields(marker, String(error)) : "";
  if (hidden) return hidden;
  if (!known) {
    const replaced = replacedBuiltins();
    if (replaced.length > 0)
      return (
        `A script of the page has changed JavaScript's own ${replaced.slice(0, 8).join(", ")}` +
        `${replaced.length > 8 ? ", …" : ""}: that is the probable cause. Remove or update that script (an old library), ` +
        "or leave it out on this page."
      );
    return "The page is not at fault: an exception stopped it. Please report it with the stack that follows.";
  }
  if (known.fault === "name") return alternatives(trouble.name, registry);
  const { expected } = known;
  if (!expected) return "";
  if (known.fault === "json") return expectedJson(known);
  const open = `<${marker.localName} ${attribute(trouble)} ${expected}>`;
  return `Expected: ${expected.startsWith("data-") ? open : expected}`;
}

/** Warnings that were printed, by marker, so that 500 equal problems are printed once. */
const printed = new WeakMap<Element, Set<string>>();

/** Whether this is the first time that `text` is printed about `marker`. */
function isNew(marker: Element, text: string): boolean {
  const texts = printed.get(marker) ?? new Set();
  printed.set(marker, texts);
  return texts.size < texts.add(text).size;
}

/**
 * Prints the marker, the problem and its correction, then the element for the inspector, and the error if its stack
 * helps. A problem that the widget survives is a warning, printed once per message.
 */
export function print(
  type: TroubleEvent,
  marker: Element,
  trouble: Trouble,
  registry: readonly AnyDeclaration[],
): void {
  const { error } = trouble;
  const id = marker.id && ` id="${marker.id}"`;
  const opening = `Signet: <${marker.localName}${id} ${attribute(trouble)}>`;
  const what = isMarkerError(error) ? sentenceOf(error) : errorText(error);
  const detail = isMarkerError(error) ? error.cause : error;
  const rest = detail === undefined ? [marker] : [marker, detail];
  if (type === "signet:report") {
    // biome-ignore lint/suspicious/noConsole: the one module that speaks on the console
    if (isNew(marker, what)) console.warn(`${opening} goes on, but: ${what}${whereToLook(error)}`, ...rest);
    return;
  }
  const lines = [
    `${opening} stays as the server sent it: ${what}.`,
    advice(marker, trouble, registry),
    `How markers are written: ${documentPath("markers")} of the package`,
  ];
  // biome-ignore lint/suspicious/noConsole: the one module that speaks on the console
  console.error(lines.filter(Boolean).join("\n"), ...rest);
}
