/**
 * The domain's stream: what every part of the webcast reads. `schema.ts` is the one place that knows the API's
 * shape of it. Texts are plain text, addresses are checked; the id is as the CMS gave it, for an address to encode.
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
  /** Words of the buying link; null when the CMS gives none. */
  readonly buyLabel: string | null;
  readonly buyUrl: string | null;
}

export interface Stream {
  /** Type and id: the same key is the same frame, which is never loaded again (ruling D54). */
  readonly key: string;
  /** Its place in the API's list, from 1: what `flux` calls it. */
  readonly number: number;
  readonly title: string;
  /** Live, else a playlist; a type that is not known behaves as one (ruling D58). */
  readonly live: boolean;
  readonly id: string;
  /** Whatever the CMS says; it decides nothing (ruling D57). */
  readonly status: string | null;
  readonly sponsor: { readonly title: string; readonly logo: string | null } | null;
  /** Page of the activity that is streamed. */
  readonly activity: string | null;
  readonly room: Titled | null;
  readonly books: readonly Book[];
}

export type StreamType = "stream" | "playlist";

export const typeOf = ({ live }: Pick<Stream, "live">): StreamType => (live ? "stream" : "playlist");

/** A stream's title on its card: 50 characters (specification, section 5). */
export const cardTitle = ({ title }: Pick<Stream, "title">): CutText =>
  cutText(title, (text) => cut(text, 50));

/** A room's name: 80 characters (specification, section 5). */
export const roomName = ({ title }: { readonly title: string }): CutText =>
  cutText(title, (text) => cut(text, 80));

/** The text for the eye alone, where the whole is beside it. */
export const seen = ({ text, cut }: CutText): string => cut ?? text;
