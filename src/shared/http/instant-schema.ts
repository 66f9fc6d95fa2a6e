/** Separate from schemas.ts, because few lists contain instants and reading them needs the time zone code. */
import * as v from "valibot";
import { readInstant } from "../time/read-instant.ts";
import { anything, type Complain } from "./schemas.ts";

/**
 * Schema of an instant in epoch seconds. A value that cannot be read becomes null, with a complaint (ruling D18).
 */
export function instant(name: string, complain: Complain) {
  return v.fallback(
    v.pipe(
      anything,
      v.transform((value): number | null => {
        try {
          return readInstant(value);
        } catch (error) {
          complain(["field", name, ["not-instant", (error as Error).message]]);
          return null;
        }
      }),
    ),
    null,
  );
}
