/**
 * Addresses of what another site plays inside ours: a video, a webcast, its chat. The page gives a template, the CMS
 * the id; neither is trusted.
 */

/** The address for an id; null for an id that cannot stand in its place: none, `..`, half a character. */
export type EmbedAddress = (id: string) => string | null;

const PLACE = /\{[^{}]*\}/g;
/** Stand for the places while the template is read; nobody's address holds them. */
const ID = "signetembedid";
const HOST = "signetembedhost";

/**
 * What a frame of another site is allowed, and no more. A player wants scripts and its own origin; it may open its own
 * site in a new tab, not lead ours away. Some providers refuse to play for a page that does not name its origin.
 */
export const EMBED_POLICY = {
  allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
  referrerPolicy: "strict-origin-when-cross-origin",
  sandbox: "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox",
} as const;

/**
 * The policy for a frame with this address. A page of our own origin that may run scripts could lift its sandbox, of
 * which browsers warn: it goes without its origin.
 *
 * @param address absolute
 * @param base absolute address of the page
 */
export function embedPolicy(address: string, base: string) {
  const isOurs = new URL(address).origin === new URL(base).origin;
  const sandbox = isOurs ? EMBED_POLICY.sandbox.replace("allow-same-origin ", "") : EMBED_POLICY.sandbox;
  return { ...EMBED_POLICY, sandbox };
}

/**
 * Reads a template such as `https://www.youtube-nocookie.com/embed/{id}`. `{id}` has to be there, in the path, the
 * query or the hash; `{host}`, if there, becomes the host name of the page, which some chats ask for. The address is
 * https, or of the page's own origin.
 *
 * @param base absolute address of the page
 * @returns a function from id to address, or what is wrong, to be read after the attribute's name ('has no {id}')
 */
export function readEmbed(template: string, base: string): EmbedAddress | { readonly fault: string } {
  const unknown = template.match(PLACE)?.find((place) => place !== "{id}" && place !== "{host}");
  if (unknown) return { fault: `has a place that is not known: ${unknown}` };
  if (!template.includes("{id}")) return { fault: "has no {id}" };
  const text = template.replaceAll("{id}", ID).replaceAll("{host}", HOST);
  if (!URL.canParse(text, base)) return { fault: `is not a web address: ${template}` };
  const url = new URL(text, base);
  const page = new URL(base);
  const ours = url.protocol === "http:" && url.origin === page.origin;
  if (url.protocol !== "https:" && !ours) return { fault: `is not https: ${template}` };
  if (url.host.includes(ID) || url.host.includes(HOST) || url.username !== "" || url.password !== "")
    return { fault: `names no fixed host: ${template}` };
  const filled = url.href.replaceAll(HOST, encodeURIComponent(page.hostname));
  return (id) => {
    if (id === "" || /\p{Cs}/u.test(id)) return null;
    const address = filled.replaceAll(ID, encodeURIComponent(id).replaceAll("'", "%27"));
    // What the browser would read as another address has left its place: `..` climbs, however it is written.
    return URL.canParse(address) && new URL(address).href === address ? address : null;
  };
}
