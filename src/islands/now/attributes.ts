import { flag, value } from "../../shared/enhance/attributes.ts";

/** Attributes of the marker. */
export interface NowAttributes {
  /** Root of the API: `data-api="/api"`. */
  readonly api: string;
  /** Address of the programme's page, for the link to today: `data-programme="/programmation"`. */
  readonly programme: string;
  /** `data-board`: a screen in the hall, without links. */
  readonly board: boolean;
  /** Value of a room's option in the categories: `data-room="6562"`. Empty: every place. */
  readonly room: string;
}

/** Reads the marker's attributes. */
export const readAttributes = (marker: Element): NowAttributes => ({
  api: value(marker, "api"),
  programme: value(marker, "programme"),
  board: flag(marker, "board"),
  room: value(marker, "room"),
});
