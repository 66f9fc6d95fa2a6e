import { dispatch } from "../../shared/dom/dispatch.ts";
import type { Stream } from "./domain/stream.ts";

/** Tells the page that the visitor has started a stream. */
export const tellPlay = (marker: Element, { id, title }: Stream): void =>
  dispatch(marker, "signet:play", { id, title });
