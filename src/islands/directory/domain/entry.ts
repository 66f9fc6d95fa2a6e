import * as v from "valibot";
import { readRows } from "../../../shared/http/read-rows.ts";
import type { RowId } from "../../../shared/http/row-id.ts";
import {
  anything,
  fieldOf,
  fields,
  link,
  object,
  optionalText,
  picture,
  rowId,
  rows,
  title,
} from "../../../shared/http/schemas.ts";
import { nameKey } from "../../../shared/text/name-key.ts";

/** An author or an exhibitor. */
export interface Entry {
  readonly id: RowId;
  /** Value of `card` in the address; the id as text when the API gives no slug. */
  readonly slug: string;
  readonly title: string;
  /** Address of its page; null when missing or refused. */
  readonly url: string | null;
  /** Photo or logo. */
  readonly picture: string | null;
  /** Number of an exhibitor's stand. */
  readonly kiosk: string | null;
  /** The name in the form for comparing: see shared/text/name-key.ts. */
  readonly key: string;
}

/** An address, `{ url }`, or a list of these, as CMSs write files. */
const asset = v.fallback(
  v.pipe(
    anything,
    v.transform((value) => rows(value)[0]),
    fieldOf("url", picture),
  ),
  null,
);

/** One row of `GET /api/authors` or `GET /api/companies`. */
export const entrySchema = v.pipe(
  object({
    id: rowId,
    slug: optionalText,
    title,
    url: link,
    photo: asset,
    logo: asset,
    location: fields({ kiosk: optionalText }),
  }),
  v.transform(
    ({ slug, photo, logo, location, ...row }): Entry => ({
      ...row,
      slug: slug ?? String(row.id),
      picture: photo ?? logo,
      kiosk: location.kiosk,
      key: nameKey(row.title),
    }),
  ),
);

/** Reads the rows of an answer: one without a usable id and title is left out and reported, the others stay. */
export const parseEntries = (value: unknown, report: (error: unknown) => void): readonly Entry[] =>
  readRows(value, "entry", () => entrySchema, report);
