// @ts-check
/** The one way in which the two commands refuse: one line that says what is wrong and what to do. */

export class Complaint extends Error {
  /** @override */
  name = "Complaint";
}

/**
 * What to print for anything thrown: one line where somebody foresaw it, the stack where nobody did.
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
