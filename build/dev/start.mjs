// @ts-check
/**
 * `npm start`: installs, builds, serves the stand-in CMS on 127.0.0.1. `npm start -- --help` lists the options.
 *
 * Errors before serving are one line on stderr and exit code 1. Packages are imported late: a fresh checkout has none
 * yet.
 */
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { explain } from "./complaint.mjs";
import { ensureInstalled } from "./installed.mjs";
import { portComplaint, refuseTakenPort } from "./port.mjs";
import { HELP, readStartOptions, refuseUnreadable } from "./start-options.mjs";
import { watchFolders } from "./watch.mjs";

/** @typedef {import("../../test/host/host.ts").Host} Host */

const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(HELP);
  else await start(options);
} catch (error) {
  console.error(explain(error));
  // Also ends what was started meanwhile.
  process.exit(1);
}

/** @param {import("./start-options.mjs").StartOptions} options */
async function start(options) {
  const distDir = options.distDir ?? join(root, "dist");
  console.log("Checking the packages and dist/ …");
  await refuseTakenPort(options.port);
  ensureInstalled(root);
  const { refuseUnwritable } = await import("../folder.mjs");
  refuseUnwritable(distDir);
  const { register } = await import("tsx/esm/api");
  register();
  await refuseUnreadable(options);

  await rebuild(distDir, true);
  console.log("Starting the stand-in CMS …");
  const server = await serve(options, distDir);
  await fetch(server.host.url);
  console.log(`\nThe stand-in CMS: ${server.host.url}\nThe programme:    ${server.host.url}/programmation\n`);
  console.log(options.watch ? "Pages reload when a file changes. Ctrl-C stops." : "Ctrl-C stops.");
  const stopWatching = options.watch
    ? watchSources(server, options.dataDir, () => rebuild(distDir, false))
    : () => {};
  stopOnSignal(async () => {
    stopWatching();
    await server.host.close();
  });
}

/**
 * @param {string} distDir
 * @param {boolean} minify the minifier takes most of a build's time: a rebuild does without
 */
async function rebuild(distDir, minify) {
  const { isUpToDate, noteStamp, stampOf } = await import("../stamp.mjs");
  const name = relative(root, distDir);
  const stamp = stampOf({ minify });
  if (isUpToDate(distDir, stamp)) {
    console.log(`${name} is up to date.`);
    return;
  }
  console.log(`Building ${name} …`);
  const { build } = await import("../../build.mjs");
  const { overruns } = await import("../budgets.mjs");
  const started = performance.now();
  const { manifest, weights } = await build({ outdir: distDir, minify });
  noteStamp(distDir, stamp);
  const count = Object.keys(manifest.files).length;
  console.log(`Built ${name}: ${count} files in ${Math.round(performance.now() - started)} ms.`);
  // Only a note: pages over budget are served all the same.
  for (const line of overruns(weights)) console.log(line);
}

/**
 * @param {import("./start-options.mjs").StartOptions} options
 * @param {string} distDir
 * @returns {Promise<{ readonly host: Host, restart(): Promise<void> }>}
 */
async function serve({ port, dataDir, now, watch }, distDir) {
  const { startHost } = await import("../../test/host/host.ts");
  const open = async (/** @type {number} */ at) => {
    try {
      return await startHost({ port: at, dataDir, now, distDir, watch });
    } catch (error) {
      throw error instanceof Error && "syscall" in error ? portComplaint(at, error) : error;
    }
  };
  let host = await open(port);
  let isOpen = true;
  return {
    get host() {
      return host;
    },
    restart: async () => {
      if (isOpen) await host.close();
      isOpen = false;
      // Keeps a port that the system chose, so that open pages find the server again.
      host = await open(Number(new URL(host.url).port));
      isOpen = true;
    },
  };
}

/**
 * @param {{ readonly host: Host, restart(): Promise<void> }} server
 * @param {string | undefined} dataDir
 * @param {() => Promise<void>} rebuildScripts
 * @returns {() => void} stops
 */
function watchSources(server, dataDir, rebuildScripts) {
  const [src, templates, code] = [
    join(root, "src"),
    join(root, "templates-fixtures"),
    join(root, "test/host"),
  ];
  const data = dataDir ?? join(templates, "data");
  return watchFolders([...new Set([src, templates, code, data])], async (changed) => {
    const below = (/** @type {string} */ folder) => changed.some((file) => file.startsWith(folder));
    try {
      if (below(code))
        console.log("The stand-in CMS itself has changed: stop it and start it again to see that.");
      if (below(src)) await rebuildScripts();
      if (below(data)) await server.restart();
      server.host.reload();
    } catch (error) {
      console.error(explain(error));
    }
  });
}

/** @param {() => Promise<void>} stop */
function stopOnSignal(stop) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    // Once, so that a second Ctrl-C ends a shutdown that hangs.
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(explain(error));
          process.exit(1);
        },
      );
    });
  }
}
