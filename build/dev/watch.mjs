// @ts-check
/** Detects changed files by polling their times: works on every file system and with every editor. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Calls back after files below the folders were changed, added or removed; never while the previous call is running.
 *
 * @param {readonly string[]} folders
 * @param {(changed: string[]) => unknown} onChange receives the files that differ
 * @param {{ everyMs?: number }} [options]
 * @returns {() => void} stops watching
 */
export function watchFolders(folders, onChange, { everyMs = 300 } = {}) {
  let before = signatures(folders);
  let stopped = false;
  const look = async () => {
    const now = signatures(folders);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (file) => before.get(file) !== now.get(file),
    );
    before = now;
    if (changed.length > 0) await onChange(changed);
    if (!stopped) timer = setTimeout(look, everyMs);
  };
  let timer = setTimeout(look, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * @param {readonly string[]} folders
 * @returns {Map<string, string>} file → time and size
 */
function signatures(folders) {
  const found = new Map();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat) found.set(file, `${stat.mtimeMs} ${stat.size}`);
    }
  }
  return found;
}
