/** The script tag, and the JSON that the page gives to Signet. */

import { safeLink } from "../../shared/links/safe-link.ts";
import { documentPath } from "../../shared/trouble/documents.ts";
import type { Finding } from "../finding.ts";
import { tagOf } from "../tag.ts";

const pathOf = (script: HTMLScriptElement): string =>
  URL.canParse(script.src) ? new URL(script.src).pathname : "";

export function scriptTagFaults(root: Document): readonly Finding[] {
  const tags = [...root.scripts].filter((script) => /\/signet\.js$/.test(pathOf(script)));
  const [first, ...others] = tags;
  const write = `${tagOf("script", { type: "module", src: safeLink(first?.getAttribute("src")) ?? "/theme/signet/signet.js" })}</script>`;
  const twice = others.map(
    (element): Finding => ({
      level: "doubt",
      what: `Le script est dans la page ${tags.length} fois (${element.getAttribute("src")}) : une seule balise suffit.`,
      write,
      element,
    }),
  );
  const plain = tags
    .filter((script) => script.type !== "module")
    .map(
      (element): Finding => ({
        level: "fault",
        what: 'La balise du script n’a pas type="module" : le navigateur ne peut pas la lire.',
        write,
        element,
        more: documentPath("embedding", "the-script"),
      }),
    );
  return [...plain, ...twice];
}

const KEYS = ["data-initial", "data-signet-words", "data-signet-facts"] as const;

/** JSON that cannot be read, or that the browser takes for a script. */
export function jsonFaults(root: ParentNode): readonly Finding[] {
  return KEYS.flatMap((key) =>
    [...root.querySelectorAll<HTMLScriptElement>(`script[${key}]`)].flatMap((element): readonly Finding[] => {
      const write = `<script type="application/json" ${key}>{ … }</script>`;
      if (element.type !== "application/json")
        return [
          {
            level: "fault",
            what: `Le script ${key} n’a pas type="application/json" : le navigateur l’exécuterait.`,
            write,
            element,
          },
        ];
      const problem = problemOf(element.textContent ?? "");
      if (problem === null) return [];
      return [
        {
          level: "fault",
          what: `Le JSON du script ${key} ne se lit pas (${problem}). Dans un JSON, chaque « < » s’écrit \\u003c.`,
          write,
          element,
          more: documentPath(key === "data-initial" ? "markers" : "embedding"),
        },
      ];
    }),
  );
}

/** The parser's own words, or null when it is JSON or empty. */
function problemOf(source: string): string | null {
  try {
    if (source.trim()) JSON.parse(source);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
