import { cut } from "../../../shared/text/cut.ts";

/** The lengths that the specification gives for a card; the whole text stays available beside the cut one. */
export const cutTitle = (title: string) => cut(title, 80);
export const cutRoom = (room: string) => cut(room, 80);
/** A tag of more than 25 characters shows 20. */
export const cutTag = (tag: string) => cut(tag, 25, 20);
