/** Apart from schemas.ts, since few lists hold instants, and reading them takes the zone's arithmetic. */
import * as v from "valibot";
import { readInstant } from "../time/read-instant.ts";
import type { Complain } from "./schemas.ts";

/** An instant in epoch seconds; one that cannot be read is null, with a complaint (ruling D18). */
export function instant(name: string, complain: Complain) {
  return v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value): number | null => {
        try {
          return readInstant(value);
        } catch (error) {
          complain(`${name}: ${error instanceof Error ? error.message : error}`);
          return null;
        }
      }),
    ),
    null,
  );
}
