// @ts-check
/** Options that npm has kept for itself, because `--` was missing before them: `npm start --watch`. */
import { Complaint } from "./complaint.mjs";

/**
 * npm hands an unknown option over as a variable of the environment only: `npm_config_watch`.
 *
 * @param {string} command such as `npm start`
 * @param {readonly string[]} options names without dashes
 * @param {Record<string, string | undefined>} env
 * @throws {Complaint} that says how to write it
 */
export function refuseSwallowed(command, options, env) {
  const kept = options.filter((name) => env[`npm_config_${name}`]);
  if (kept.length === 0) return;
  const written = kept.map((name) => `--${name}`).join(" ");
  throw new Complaint(
    `npm has kept ${written} for itself: write ${command} -- ${written}, with two dashes before the options.`,
  );
}
