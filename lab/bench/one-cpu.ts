/** Keeps this process, and all that it starts from then on, to one CPU. */
import { spawnSync } from "node:child_process";

/** @returns gives the other CPUs back; does nothing where there is no `taskset`, which belongs to Linux */
export function keepToOneCpu(): () => void {
  const before = taskset();
  if (before === null || taskset("0") === null) {
    console.error("There is no taskset to keep to one CPU: figures will differ more from run to run.");
    return () => {};
  }
  return () => void taskset(before);
}

/** @returns the list of this process's CPUs before, like "0-3"; null if it fails */
function taskset(cpus?: string): string | null {
  const args = ["--all-tasks", "--cpu-list", "--pid", ...(cpus === undefined ? [] : [cpus])];
  const { status, stdout } = spawnSync("taskset", [...args, String(process.pid)], { encoding: "utf8" });
  return status === 0 ? (/list: (\S+)/.exec(stdout)?.[1] ?? null) : null;
}
