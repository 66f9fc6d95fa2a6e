/**
 * Addresses of content from another site in a frame: a video, a webcast, its chat. The page gives a template and
 * the CMS the id; neither is trusted.
 */

/** What is wrong with a template; `value` is the part at fault. */
export interface EmbedFault {
  readonly fault: "unknown-place" | "no-id-place" | "no-web-address" | "not-https" | "no-fixed-host";
  readonly value: string;
}

/** Address for an id; null for an invalid id: empty, `..`, half a surrogate pair. */
export type EmbedAddress = (id: string) => string | null;

const PLACE = /\{[^{}]*\}/g;
/** Placeholders while the template is read; no real address contains them. */
const ID = "signetembedid";
const HOST = "signetembedhost";

/**
 * Permissions of a frame of another site. A player needs scripts and its own origin; it may open its own site in a
 * new tab, but not navigate our page. Some providers refuse pages that do not send their origin.
 */
export const EMBED_POLICY = {
  allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
  referrerPolicy: "strict-origin-when-cross-origin",
  sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox",
} as const;

export interface EmbedPolicy {
  readonly allow: string;
  readonly referrerPolicy: ReferrerPolicy;
  readonly sandbox?: string;
}

/**
 * Permissions of a frame with this address. A frame of the page's own origin has no sandbox (decision 0031): one with
 * scripts and its origin could remove it, and one without its origin has no css and pictures in WebKit.
 *
 * @param address absolute
 * @param origin of the page, `null` included
 */
export function embedPolicy(address: string, origin: string): EmbedPolicy {
  const { sandbox, ...ours } = EMBED_POLICY;
  return new URL(address).origin === origin ? ours : { ...ours, sandbox };
}

/**
 * Reads a template such as `https://www.youtube-nocookie.com/embed/{id}`. `{id}` is required, in the path, the
 * query or the hash; `{host}` is replaced by the page's host name, which some chats need. The address is https, or
 * on the page's own origin.
 *
 * @param base absolute address that relative ones start from: `<base>` may name another site
 * @param page the page's `location`
 * @returns a function from id to address, or the fault, a code of MarkerError
 */
export function readEmbed(
  template: string,
  base: string,
  { origin, hostname }: Pick<Location, "origin" | "hostname">,
): EmbedAddress | EmbedFault {
  const unknown = template.match(PLACE)?.find((place) => place !== "{id}" && place !== "{host}");
  if (unknown) return { fault: "unknown-place", value: unknown };
  if (!template.includes("{id}")) return { fault: "no-id-place", value: template };
  const text = template.replaceAll("{id}", ID).replaceAll("{host}", HOST);
  if (!URL.canParse(text, base)) return { fault: "no-web-address", value: template };
  const url = new URL(text, base);
  const ours = url.protocol === "http:" && url.origin === origin;
  if (url.protocol !== "https:" && !ours) return { fault: "not-https", value: template };
  if (url.host.includes(ID) || url.host.includes(HOST) || url.username !== "" || url.password !== "")
    return { fault: "no-fixed-host", value: template };
  const filled = url.href.replaceAll(HOST, encodeURIComponent(hostname));
  return (id) => {
    if (id === "" || /\p{Cs}/u.test(id)) return null;
    const address = filled.replaceAll(ID, encodeURIComponent(id).replaceAll("'", "%27"));
    // If the parsed address differs, the id has changed another part of it: `..` moves up a folder.
    return URL.canParse(address) && new URL(address).href === address ? address : null;
  };
}
