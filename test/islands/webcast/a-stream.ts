import { readStreams } from "../../../src/islands/webcast/api/api.ts";
import type { Stream } from "../../../src/islands/webcast/domain/stream.ts";

/** A row of `homeStreams` with the fields that a test needs; all others are missing. */
export const row = (streamId: unknown, fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  streamType: "stream",
  streamTitle: `Diffusion ${streamId}`,
  streamId,
  ...fields,
});

/** The API's answer with these rows. */
export const answer = (homeStreams: unknown) => ({ data: { entry: { homeStreams } } });

/** Streams with these ids, read as from an answer; the test fails when one is refused. */
export function streams(...rows: readonly (string | Record<string, unknown>)[]): readonly Stream[] {
  const whole = rows.map((one) => (typeof one === "string" ? row(one) : one));
  return readStreams(answer(whole), (error) => {
    throw error;
  });
}

/** The stream of one row. */
export function stream(fields: Record<string, unknown> = {}): Stream {
  const [one] = streams(row("a", fields));
  if (!one) throw new Error("the row was refused");
  return one;
}
