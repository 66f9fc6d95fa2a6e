/** An error's text for the console. */
import type { DataError, DataValue } from "../http/data-error.ts";
import { DATA_SENTENCES } from "./data-sentences.ts";
import { filled } from "./sentences.ts";

/** Problems quoted in one message; the others are in the error's `problems`. */
const QUOTED = 3;

/** A problem as a sentence; of many a count and the first three. */
export function dataSentence(value: DataValue): string {
  if (typeof value !== "object") return String(value);
  const code = value[0];
  if (typeof code !== "string") {
    const first = value.slice(0, QUOTED).map(dataSentence).join("; ");
    return value.length > QUOTED ? `${value.length} problems: ${first}; …` : first;
  }
  const texts = value.slice(1).map(dataSentence);
  // Another copy of the script may know codes that this one does not.
  return code in DATA_SENTENCES ? filled(DATA_SENTENCES[code], texts) : [code, ...texts].join(" ");
}

/** A DataError has sentences in place of its codes, and so has a failed call, whose message quotes its cause's. */
export function errorText(error: unknown): string {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  const data = [error, cause].find(
    (one): one is DataError => one instanceof Error && one.name === "DataError",
  );
  const text = String(error);
  return data?.problems ? text.replace(data.message, () => dataSentence(data.problems)) : text;
}
