// @ts-check
/** Options of `npm start`. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Complaint } from "./complaint.mjs";
import { refuseSwallowed } from "./swallowed.mjs";

const TAKES = "npm start -- takes --data DIR, --now ISO, --watch, --dist DIR and --help";

export const HELP = `npm start -- [options]      builds, then serves the stand-in CMS on 127.0.0.1

  --data DIR   serve another programme: events.json, authors.json, companies.json, categories.json
  --now ISO    set the fair's clock, e.g. 2026-11-26T10:00 (Eastern time unless it says otherwise)
  --watch      rebuild and reload the page when a file changes
  --dist DIR   build into another folder
  PORT=4174    in the environment: another port than 4173; 0 takes any free one`;

/**
 * @typedef {object} StartOptions
 * @property {boolean} help
 * @property {number} port
 * @property {string | undefined} dataDir absolute
 * @property {string | undefined} now what the host is to read as ISO text
 * @property {boolean} watch
 * @property {string | undefined} distDir absolute
 */

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {StartOptions}
 * @throws {Complaint}
 */
export function readStartOptions(args, env) {
  refuseSwallowed("npm start", ["data", "now", "watch", "dist"], env);
  const { data, now, dist, watch = false, help = false } = parse(args);
  // npm changes into the package's folder; paths are relative to where the command was typed.
  const from = env.INIT_CWD ?? process.cwd();
  const dataDir = data === undefined ? undefined : resolve(from, data);
  if (dataDir !== undefined && !statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Complaint(
      `There is no folder ${dataDir}: --data takes one that holds events.json and its kin.`,
    );
  }
  return { help, port: readPort(env.PORT), dataDir, now, watch, distDir: dist && resolve(from, dist) };
}

/**
 * Checks the options that only the host can read, so that mistakes are reported before the build.
 *
 * @param {StartOptions} options
 * @throws {Complaint}, or the host's own DataFolderError
 */
export async function refuseUnreadable({ dataDir, now }) {
  // Imported late: a fresh checkout has no packages yet.
  const { readEastern } = await import("../../test/host/eastern.ts");
  if (now !== undefined && readEastern(now) === null) {
    throw new Complaint(`--now ${now} is no instant: write it as in --now 2026-11-26T10:00.`);
  }
  const { loadFair } = await import("../../test/host/data/load.ts");
  if (dataDir !== undefined) loadFair(dataDir);
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        data: { type: "string" },
        now: { type: "string" },
        dist: { type: "string" },
        watch: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    return values;
  } catch (error) {
    // The first sentence of Node's message says what is wrong; the rest explains Node's syntax.
    const [what = ""] = String(error instanceof Error ? error.message : error).split(/[.\n]\s/);
    throw new Complaint(`${what.replace(/\.$/, "")}: ${TAKES}.`);
  }
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text) return 4173;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new Complaint(
    `PORT is "${text}", which is no port: set it to a number up to 65535, or unset it for 4173.`,
  );
}
