/**
 * A stream as all parts of the webcast use it. Only `schema.ts` knows the API's shape. Texts are plain text and
 * addresses are checked; the id is unchanged and must be encoded in addresses.
 */
import { type CutText, cut, cutText } from "../../../shared/text/cut.ts";

export interface Titled {
  readonly title: string;
  readonly url: string | null;
}

export interface Book extends Titled {
  readonly authors: readonly { readonly title: string; readonly label: string | null }[];
  readonly publisher: Titled | null;
  readonly summary: string | null;
  readonly cover: string | null;
  /** Text of the link to buy it; null when the CMS gives none. */
  readonly buyLabel: string | null;
  readonly buyUrl: string | null;
}

export interface Stream {
  /** Type and id. The frame is loaded again only when the key changes (ruling D54). */
  readonly key: string;
  /** Position in the API's list, from 1; the value of `flux`. */
  readonly number: number;
  readonly title: string;
  /** Live, otherwise a playlist; an unknown type counts as a playlist (ruling D58). */
  readonly live: boolean;
  readonly id: string;
  /** Any value of the CMS; only written to the markup (ruling D57). */
  readonly status: string | null;
  readonly sponsor: { readonly title: string; readonly logo: string | null } | null;
  /** Page of the streamed activity. */
  readonly activity: string | null;
  readonly room: Titled | null;
  readonly books: readonly Book[];
}

export type StreamType = "stream" | "playlist";

export const typeOf = ({ live }: Pick<Stream, "live">): StreamType => (live ? "stream" : "playlist");

/** A stream's title on its card: 50 characters (as specified). */
export const cardTitle = ({ title }: Pick<Stream, "title">): CutText =>
  cutText(title, (text) => cut(text, 50));

/** A room's name: 80 characters (as specified). */
export const roomName = ({ title }: { readonly title: string }): CutText =>
  cutText(title, (text) => cut(text, 80));

/** The shortened text, for use beside the whole one. */
export const shownText = ({ text, cut }: CutText): string => cut ?? text;
