// @ts-check
/** The changelog of a release. */
import { BuildError } from "../failure.mjs";

const OPENING = "## Unreleased\n";

/**
 * Gives what is unreleased the version's heading.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} day such as 2026-11-23
 * @returns {{ changelog: string, notes: string }} the new text, and what it says about this version
 * @throws {BuildError} when nothing is written about it
 */
export function datedChangelog(changelog, version, day) {
  const [before, after] = changelog.split(OPENING);
  const notes = after?.split(/^## /m)[0]?.trim() ?? "";
  if (before === undefined || notes === "")
    throw new BuildError(
      `CHANGELOG.md says nothing below "${OPENING.trim()}": write what changes for integrators.`,
    );
  return { changelog: `${before}${OPENING}\n## ${version} (${day})\n${after}`, notes };
}
