/** What the doctor has read of a marker's data. */
import type { Finding } from "../finding.ts";

export interface DataCheck {
  /** « 212 activités lues sur 212. » */
  readonly summary: string;
  readonly findings: readonly Finding[];
}

/** Faults of the data, before they are tied to a marker. */
export type DataFault = Pick<Finding, "level" | "what" | "todo"> & {
  /** The row's `slug`, when the fault is one row's. */
  readonly slug?: string | undefined;
};

/** What an island's data says. `errors` are those of the calls and of the schemas. */
export interface ReadData {
  readonly summary: string;
  readonly faults: readonly DataFault[];
  readonly errors: readonly unknown[];
}

/**
 * A fault that several rows have, as one sentence; none when no row has it.
 *
 * @param say receives the names and their number
 */
export function commonFault<Row extends { readonly title: string; readonly slug?: string }>(
  rows: readonly Row[],
  level: Finding["level"],
  say: (count: number, names: readonly string[]) => string,
  todo: string,
): readonly DataFault[] {
  const [first] = rows;
  if (!first) return [];
  const what = say(
    rows.length,
    rows.map(({ title }) => title),
  );
  return [{ level, what, todo, slug: rows.length === 1 ? first.slug : undefined }];
}
