import * as v from "valibot";
import type { DataProblem } from "../../../shared/http/data-error.ts";
import { reportedOnce } from "../../../shared/http/read-rows.ts";
import {
  anything,
  type Complain,
  check,
  fieldOf,
  fields,
  firstIssue,
  link,
  list,
  object,
  optionalText,
  orNull,
  picture,
  prose,
  rows,
  text,
  title,
} from "../../../shared/http/schemas.ts";
import { type Stream, typeOf } from "./stream.ts";

/** An id is not cleaned: a changed id would be another video. */
const streamId = v.pipe(
  text,
  v.transform((value) => String(value).trim()),
  check<string>((value) => value !== "", "empty"),
);

/** Limit, because each author takes a line. */
const MOST_AUTHORS = 8;

const titled = object({ title, url: link });

/** One row of `homeStreams`. */
export function streamSchema(complain: Complain) {
  const some = <const Schema extends v.GenericSchema<unknown, unknown>>(
    schema: Schema,
    name: string,
    most?: number,
  ) => list(schema, name, complain, most);
  /** Schema of the first item of a list; the others are not shown. */
  const one = <const Schema extends v.GenericSchema<unknown, unknown>>(
    schema: Schema,
    name: string,
  ): v.GenericSchema<unknown, v.InferOutput<Schema> | null> =>
    v.fallback(
      v.pipe(
        some(schema, name),
        v.transform(([first]): v.InferOutput<Schema> | null => first ?? null),
      ),
      null,
    );
  const firstPicture = one(object({ url: picture }), "picture");
  const sponsor = v.pipe(
    object({ title, companyLogo: firstPicture }),
    v.transform(({ companyLogo, ...rest }) => ({ ...rest, logo: companyLogo?.url ?? null })),
  );
  const book = v.pipe(
    object({
      title,
      url: link,
      bookAuthors: some(
        object({ title, label: orNull(fieldOf("title", title)) }),
        "bookAuthors",
        MOST_AUTHORS,
      ),
      bookBuyLabel: one(fieldOf("title", title), "bookBuyLabel"),
      bookBuyUrl: link,
      bookPublisher: one(titled, "bookPublisher"),
      bookSummary: prose,
      bookImage: firstPicture,
    }),
    v.transform((row) => ({
      title: row.title,
      url: row.url,
      authors: row.bookAuthors,
      publisher: row.bookPublisher,
      summary: row.bookSummary,
      cover: row.bookImage?.url ?? null,
      buyLabel: row.bookBuyLabel,
      buyUrl: row.bookBuyUrl,
    })),
  );
  const activity = fields({
    url: link,
    activityRoom: one(titled, "activityRoom"),
    activityBooks: some(book, "activityBooks"),
  });
  return object({
    streamType: v.fallback(anything, null),
    streamTitle: title,
    streamId,
    status: optionalText,
    streamSponsor: one(sponsor, "streamSponsor"),
    streamActivity: one(activity, "streamActivity"),
  });
}

/**
 * Reads the rows of `homeStreams`. Missing values are empty. A stream without a title or an id is left out, and so is
 * the second one of the same type and id.
 *
 * @param report called at most once, with everything that was left out
 */
export function parseStreams(value: unknown, report: (error: unknown) => void): readonly Stream[] {
  return reportedOnce((complain) => {
    let name: DataProblem = ["stream"];
    const schema = streamSchema((problem) => complain(["row", name, problem]));
    const keys = new Set<string>();
    return rows(value).flatMap((row, index) => {
      name = ["stream", index + 1];
      const result = v.safeParse(schema, row);
      if (!result.success) {
        complain(["row-left-out", name, firstIssue(result.issues)]);
        return [];
      }
      const { streamType, streamTitle, streamId: id, status, streamSponsor, streamActivity } = result.output;
      const live = streamType === "stream";
      const key = `${typeOf({ live })}:${id}`;
      if (keys.size === keys.add(key).size) {
        complain(["row-left-out", name, ["same-id"]]);
        return [];
      }
      const stream: Stream = {
        key,
        number: index + 1,
        title: streamTitle,
        live,
        id,
        status,
        sponsor: streamSponsor,
        activity: streamActivity?.url ?? null,
        room: streamActivity?.activityRoom ?? null,
        books: streamActivity?.activityBooks ?? [],
      };
      return [stream];
    });
  }, report);
}
