import type { DATA_SENTENCES } from "../trouble/data-sentences.ts";

export type DataCode = keyof typeof DATA_SENTENCES;

/** What a sentence names: a text, a number, another problem, or several. */
export type DataValue = string | number | DataProblem | readonly DataProblem[];

/**
 * What is wrong with data: a code, and the values that its sentence names. The console has a sentence for each code
 * (trouble/data-sentences.ts), the doctor a French one.
 */
export interface DataProblem extends ReadonlyArray<DataValue> {
  readonly 0: DataCode;
}

/** Problems quoted in the message; a problem has no more values. */
const QUOTED = 4;

function codes(value: DataValue): string {
  if (typeof value !== "object") return `${value}`;
  const first = value.slice(0, QUOTED).map(codes);
  if (typeof value[0] === "string") return first.join(" ");
  return `${first.join("; ")}${value.length > QUOTED ? ` (${value.length})` : ""}`;
}

/**
 * Data that cannot be used: unreadable rows, a missing list, initial JSON of another shape. `problems` says what is
 * wrong, the message quotes the codes of the first. Like a MarkerError it is recognised by its `name`.
 */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly problems: readonly DataProblem[];

  constructor(problems: readonly DataProblem[], cause?: unknown) {
    super(codes(problems), { cause });
    this.problems = problems;
  }
}

/** The problems of an error; the text of any other error than a DataError. */
export const problemsOf = (error: unknown): DataValue =>
  error instanceof DataError ? error.problems : error instanceof Error ? error.message : String(error);
