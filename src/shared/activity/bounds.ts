/** Bounds of an activity's data: of the API's answers, and of what this browser has stored of them. */
import * as v from "valibot";
import { numeric, object, orNull } from "../http/schemas.ts";
import type { Place } from "./activity.ts";

/** Somewhat more than a year. */
export const MOST_DAYS = 400;
/** Limit, because all rooms are printed on one line. */
export const MOST_ROOMS = 8;

/** Degrees; 0,0 is a missing place. */
export const coordinates = orNull(
  v.pipe(
    object({ lng: numeric, lat: numeric }),
    v.custom<NonNullable<Place["coordinates"]>>((value) => {
      const { lng, lat } = value as NonNullable<Place["coordinates"]>;
      return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lng !== 0 || lat !== 0);
    }),
  ),
);
