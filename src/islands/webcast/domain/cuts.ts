import { type CutText, cut, cutText } from "../../../shared/text/cut.ts";
import type { Stream } from "./stream.ts";

/** A stream's title on its card: 50 characters (specification, section 5). */
export const cardTitle = ({ title }: Pick<Stream, "title">): CutText =>
  cutText(title, (text) => cut(text, 50));

/** A room's name: 80 characters (specification, section 5). */
export const roomName = ({ title }: { readonly title: string }): CutText =>
  cutText(title, (text) => cut(text, 80));

/** The text for the eye alone, where the whole is beside it. */
export const seen = ({ text, cut }: CutText): string => cut ?? text;
