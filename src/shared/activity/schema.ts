import * as v from "valibot";
import { instant } from "../http/instant-schema.ts";
import { readRows } from "../http/read-rows.ts";
import {
  anything,
  type Complain,
  fieldOf,
  fields,
  flag,
  id,
  link,
  list,
  object,
  optionalText,
  orNull,
  picture,
  prose,
  rowId,
  title,
} from "../http/schemas.ts";
import { fold } from "../text/fold.ts";
import type { Activity } from "./activity.ts";
import { coordinates, MOST_DAYS, MOST_ROOMS } from "./bounds.ts";

/** Mode of an activity that takes place on site and online (ruling D49). */
const HYBRID = fold("En personne et en virtuel");

const idOf = fieldOf("id", id);
const titleOf = fieldOf("title", title);
const term = object({ id, title });
const describedTerm = object({ id, title, description: prose });
const linkedName = object({ title, url: link });

const place = v.pipe(
  object({
    id: orNull(id),
    title,
    // The API gives `{address: "…"}`; plain text is accepted, too.
    address: orNull(fieldOf("address", title)),
    geoloc: coordinates,
  }),
  v.transform(({ geoloc, ...rest }) => ({ ...rest, coordinates: geoloc })),
);

/** A room, as an object or only its name. */
const room = v.pipe(
  anything,
  v.transform((value) => (typeof value === "object" ? value : { title: value })),
  object({ id: orNull(id), title }),
);

/** One row of `GET /api/events`. */
export function activitySchema(complain: Complain) {
  const some = <const Schema extends v.GenericSchema<unknown, unknown>>(
    schema: Schema,
    name: string,
    most?: number,
  ) => list(schema, name, complain, most);
  const moment = (name: string) => instant(`dates.${name}`, complain);
  const days = (name: string) =>
    v.pipe(
      some(moment(name), `dates.${name}`, MOST_DAYS),
      v.transform((values) => values.filter((value) => value !== null).sort((one, other) => one - other)),
    );
  const person = object({ title, url: link, photo: picture, occupations: some(titleOf, "occupations") });

  return v.pipe(
    object({
      id: rowId,
      slug: optionalText,
      title,
      url: link,
      dates: fields({
        start: moment("start"),
        end: moment("end"),
        startReport: moment("startReport"),
        endReport: moment("endReport"),
        range: days("range"),
        rangeReport: days("rangeReport"),
        allDay: flag,
      }),
      categories: fields({
        aspects: some(term, "aspects"),
        type: some(term, "type"),
        audience: some(term, "audience"),
        organizer: some(linkedName, "organizer"),
        status: some(idOf, "status"),
        themes: some(describedTerm, "themes"),
        projects: some(describedTerm, "projects"),
      }),
      authors: some(person, "authors"),
      persons: some(person, "persons"),
      photos: some(picture, "photos"),
      location: fields({
        location: some(place, "location"),
        room: some(room, "room", MOST_ROOMS),
        kiosk: optionalText,
      }),
      activityMode: some(titleOf, "activityMode"),
    }),
    v.transform(
      ({ slug, categories, location, activityMode, photos, ...row }): Activity => ({
        ...row,
        slug: slug ?? String(row.id),
        aspects: categories.aspects,
        types: categories.type,
        audiences: categories.audience,
        organizers: categories.organizer,
        statuses: categories.status,
        themes: categories.themes,
        projects: categories.projects,
        photos: photos.filter((photo) => photo !== null),
        places: location.location,
        rooms: location.room.map((one) => one.title),
        roomTerms: location.room.flatMap((one) => (one.id === null ? [] : [{ ...one, id: one.id }])),
        kiosk: location.kiosk,
        hybrid: activityMode.some((mode) => fold(mode) === HYBRID),
      }),
    ),
  );
}

/**
 * Reads the rows of an answer, or of the page's initial JSON. Missing or null fields are empty, ids may be text, a
 * list of one item may be the item itself, addresses are checked, texts are cleaned. A part that cannot be used is
 * left out and reported; without a usable id and title the row is left out.
 */
export const parseActivities = (value: unknown, report: (error: unknown) => void): readonly Activity[] =>
  readRows(value, "activity", activitySchema, report);
