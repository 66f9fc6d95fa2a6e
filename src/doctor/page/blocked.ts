/** What the page's policy blocks, and files that do not come. */
import { documentPath } from "../../shared/trouble/documents.ts";
import type { Finding } from "../finding.ts";

type Violation = Pick<SecurityPolicyViolationEvent, "blockedURI" | "effectiveDirective" | "disposition"> & {
  readonly target?: EventTarget | null;
};

/** Where a blocked address comes from; `'self'` for the page's own. */
function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked === "data" || blocked === "blob" ? `${blocked}:` : "'self'";
  const { origin, protocol } = new URL(blocked);
  if (origin === location.origin) return "'self'";
  return origin === "null" ? protocol : origin;
}

export function violationFinding({ blockedURI, effectiveDirective, disposition }: Violation): Finding | null {
  if (disposition === "report") return null;
  const more = documentPath("embedding", "content-security-policy");
  if (/trusted-types/.test(effectiveDirective))
    return {
      level: "doubt",
      what: `La politique de la page (${effectiveDirective}) refuse un texte qu’un script voulait lire comme du HTML.`,
      write: "Content-Security-Policy: require-trusted-types-for 'script'; trusted-types signet",
      element: null,
      more,
    };
  const inline = blockedURI === "inline" || blockedURI === "eval";
  return {
    level: "fault",
    what: inline
      ? `La politique de sécurité de la page bloque un script ou un style écrit dans le HTML (${effectiveDirective}). Il n’est pas de Signet, qui n’en écrit pas.`
      : `La politique de sécurité de la page bloque ${blockedURI}.`,
    write: inline ? undefined : `Content-Security-Policy: ${effectiveDirective} … ${sourceOf(blockedURI)}`,
    todo: inline ? "Mettez-le dans un fichier." : undefined,
    element: null,
    more,
  };
}

const NAMES: Readonly<Record<string, string>> = {
  img: "L’image",
  script: "Le script",
  link: "Le fichier",
  iframe: "Le cadre",
  video: "La vidéo",
  source: "Le média",
};

/** An `error` event of an element: its file did not come. */
export function failedLoadFinding(target: EventTarget | null): Finding | null {
  if (!(target instanceof HTMLElement)) return null;
  const { currentSrc, src, href } = target as HTMLElement & Partial<HTMLImageElement & HTMLLinkElement>;
  const address = currentSrc || src || href;
  const name = NAMES[target.localName];
  if (!address || !name) return null;
  return {
    level: "fault",
    what: `${name} ${address} ne se charge pas.`,
    todo: "Ouvrez cette adresse dans un onglet : il n’y a peut-être rien, ou un accès réservé.",
    element: target.isConnected ? target : null,
  };
}

/** Pictures of the markers that failed before the doctor came. */
export function brokenPictures(markers: readonly Element[]): readonly Finding[] {
  const pictures = new Set(markers.flatMap((marker) => [...marker.querySelectorAll("img")]));
  return [...pictures].flatMap((picture) =>
    picture.complete && picture.naturalWidth === 0 && picture.getAttribute("src")
      ? (failedLoadFinding(picture) ?? [])
      : [],
  );
}
