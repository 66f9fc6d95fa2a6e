// @ts-check
/** How `npm start` and `npm test` refuse: one line that says what is wrong and what to do. */

export class Complaint extends Error {
  /** @override */
  name = "Complaint";
}

/**
 * Text to print for an error: one line for an expected one, else the stack.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  const foreseen = ["Complaint", "BuildError"].includes(error.name) || ["DATA", "USAGE"].includes(code);
  return foreseen ? error.message : (error.stack ?? error.message);
}
