import { safeLink } from "../../../src/shared/links/safe-link.ts";
import { cut } from "../../../src/shared/text/cut.ts";
import { plainText } from "../../../src/shared/text/plain-text.ts";
import type { StreamItem } from "../data/shapes.ts";
import type { PageRequest } from "../pages.ts";

interface StreamView {
  /** What `flux` calls it, from 1. */
  readonly number: number;
  readonly title: string;
  readonly full: string | null;
  readonly live: boolean;
  /** 'Diffusion en direct' or 'Liste de lecture'. */
  readonly kind: string;
  /** Where the provider plays it. */
  readonly url: string;
  readonly room: string | null;
  readonly sponsor: { readonly title: string; readonly logo: string | null } | null;
  readonly still: string;
  /** The activity's own page. */
  readonly activity: string | null;
  readonly books: readonly string[];
}

/** A type that is not known behaves as a playlist (ruling D58). */
function streamView(
  stream: StreamItem,
  number: number,
  provider: { live: string; playlist: string },
): StreamView {
  const live = stream.streamType === "stream";
  const whole = plainText(stream.streamTitle);
  const title = cut(whole, 50);
  const [sponsor] = stream.streamSponsor;
  const [activity] = stream.streamActivity;
  return {
    number,
    title,
    full: title === whole ? null : whole,
    live,
    kind: live ? "Diffusion en direct" : "Liste de lecture",
    url: (live ? provider.live : provider.playlist) + encodeURIComponent(stream.streamId),
    room: activity?.activityRoom[0]?.title ?? null,
    sponsor: sponsor
      ? { title: plainText(sponsor.title), logo: safeLink(sponsor.companyLogo[0]?.url) }
      : null,
    still: `/media/stage/${encodeURIComponent(whole)}.svg`,
    activity: safeLink(activity?.url),
    books: activity?.activityBooks.map((book) => plainText(book.title)) ?? [],
  };
}

/** The one that plays first and up to five others; `flux` counts from 1, anything else is the first (D55, D56). */
export function webcast({ api, site, url }: PageRequest): {
  readonly active: StreamView | null;
  readonly others: readonly StreamView[];
} {
  const provider = site.streams as { live: string; playlist: string };
  const streams = api.streams().map((stream, at) => streamView(stream, at + 1, provider));
  const flux = url.searchParams.get("flux") ?? "";
  const index = /^\d+$/.test(flux) && Number(flux) <= streams.length ? Math.max(0, Number(flux) - 1) : 0;
  return {
    active: streams[index] ?? null,
    others: streams.filter((_, at) => at !== index).slice(0, 5),
  };
}
