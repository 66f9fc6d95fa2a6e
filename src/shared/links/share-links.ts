interface ShareLink {
  readonly network: "linkedin" | "x" | "facebook";
  /** Name as the network writes it. */
  readonly name: string;
  readonly url: string;
}

/**
 * Links that open a network's own page for sharing: no script of theirs, no request before the click.
 *
 * @param url address to share; a relative one is resolved against `base`
 * @param base absolute address of the site or of the current page
 */
export function shareLinks(url: string, title: string, base: string): readonly ShareLink[] {
  const page = encodeURIComponent(new URL(url, base).href);
  const text = encodeURIComponent(title);
  return [
    {
      network: "linkedin",
      name: "LinkedIn",
      url: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    },
    { network: "x", name: "X", url: `https://x.com/intent/post?text=${text}&url=${page}` },
    { network: "facebook", name: "Facebook", url: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
  ];
}
