/** What a marker has reported, or why it has failed, as findings. */

import type { MarkerError } from "../../shared/enhance/errors.ts";
import type { DataError } from "../../shared/http/data-error.ts";
import type { HttpErrorKind } from "../../shared/http/http-error.ts";
import { documentPath } from "../../shared/trouble/documents.ts";
import type { Trouble } from "../../shared/trouble/trouble.ts";
import type { Finding } from "../finding.ts";
import { markerAttribute } from "../known-markers.ts";
import { causeSentence, problemSentence } from "./data-problems.ts";
import { markerErrorSentence } from "./marker-errors.ts";

interface Call {
  readonly kind: HttpErrorKind;
  readonly call: string;
  readonly status: number | null;
  readonly cause?: unknown;
}

/** What the failed call says, and what to do. */
function callSentences({ kind, call, status, cause }: Call): readonly [what: string, todo: string] {
  const address = call.replace(/^\w+ /, "");
  const isForeign = URL.canParse(address) && new URL(address).origin !== location.origin;
  switch (kind) {
    case "network":
      return isForeign
        ? [
            `L’API ne répond pas à ${call}.`,
            `Elle est sur un autre site : sa réponse doit contenir l’en-tête Access-Control-Allow-Origin: ${location.origin}. Vérifiez aussi l’adresse.`,
          ]
        : [
            `L’API ne répond pas à ${call}.`,
            "Vérifiez l’adresse de data-api, et que le serveur est en marche.",
          ];
    case "timeout":
      return [`L’API met plus de dix secondes à répondre à ${call}.`, "Cherchez ce qui ralentit le serveur."];
    case "status":
      return [
        `L’API répond ${status} à ${call}.`,
        "Ouvrez cette adresse dans un onglet, et lisez le journal du serveur.",
      ];
    case "json":
      return [
        `La réponse à ${call} n’est pas du JSON : elle est coupée, ou c’est une page.`,
        "Ouvrez cette adresse dans un onglet. data-api est peut-être l’adresse d’une page.",
      ];
    default: {
      return [
        `La réponse à ${call} n’a pas la forme attendue. ${causeSentence(cause)}`.trimEnd(),
        "Comparez-la avec la documentation de l’API.",
      ];
    }
  }
}

function markupToWrite(marker: Element, { kind, name, error }: Trouble): string | undefined {
  const { expected, fault } = error as MarkerError;
  if (!expected) return undefined;
  if (fault === "json") return `<script type="application/json" ${expected}>{ … }</script>`;
  if (!expected.startsWith("data-"))
    return expected.replace(", and ", "\n").replace(" outside and inside of it", "");
  return `<${marker.localName} ${markerAttribute({ kind, name })} ${expected}>`;
}

/** @param failed the marker has returned to its server HTML; otherwise it goes on */
export function troubleFindings(marker: Element, trouble: Trouble, failed: boolean): readonly Finding[] {
  const { error } = trouble;
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  const level = failed ? "fault" : "doubt";
  if (name === "MarkerError") {
    // `unknownName` says more.
    if ((error as MarkerError).fault === "name") return [];
    const what = markerErrorSentence(error as MarkerError);
    const more = documentPath("markers", `data-${trouble.kind}${trouble.name}`);
    return [{ level, what, write: markupToWrite(marker, trouble), element: marker, more }];
  }
  if (name === "HttpError") {
    const [what, todo] = callSentences(error as unknown as Call);
    return [{ level: "fault", what, todo, element: marker, more: documentPath("api") }];
  }
  if (name === "DataError")
    return (error as DataError).problems.map((problem) => ({
      level,
      what: problemSentence(problem),
      todo: problem[0].startsWith("initial")
        ? "Le JSON data-initial n’a pas servi : l’API a été interrogée à sa place."
        : "Corrigez la fiche dans le CMS, ou son exportation.",
      element: marker,
      more: documentPath("api"),
    }));
  return [
    {
      level: "fault",
      what: `Signet a un défaut (${name}: ${message}) : la page n’y est pour rien.`,
      todo: "Copiez le rapport et envoyez-le.",
      element: marker,
    },
  ];
}
