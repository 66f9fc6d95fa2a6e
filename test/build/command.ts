/** Runs one of the project's commands as people do, in this checkout or in a copy that may be changed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../../build/bundle.mjs";

const COPIED = [
  "package.json",
  "package-lock.json",
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "LICENSE",
  "SECURITY.md",
  "build",
  "build.mjs",
  "tsconfig.json",
  "docs",
  "src",
  "templates-fixtures",
  "test",
];

/** Copies what git keeps of this checkout into a new folder, which shares its installed packages. */
export function copyCheckout(folder: string): void {
  mkdirSync(folder);
  for (const name of COPIED) {
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
}

/** Copies the invented fair's data into a new folder: a data folder that is right, to break. */
export function copyData(folder: string): string {
  const onlyData = (path: string) => path.endsWith(".json") || basename(path) === "data";
  cpSync(join(root, "templates-fixtures/data"), folder, { recursive: true, filter: onlyData });
  return folder;
}

export interface Command {
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** The exit code, once it has ended and all its output is in. */
  readonly ended: Promise<number | null>;
  /** Waits for text on stdout; rejects with what there is when the command ends before. */
  says(text: RegExp): Promise<RegExpExecArray>;
  signal(name: NodeJS.Signals): void;
}

/** Runs a script with Node. PORT is 0 unless `env` says otherwise: any free port. */
export function runCommand(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Command {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  const says = (text: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = text.exec(output.stdout);
        if (found) resolve(found);
      };
      child.stdout?.on("data", look);
      look();
      void ended.then((code) =>
        reject(new Error(`It ended with ${code}:\n${output.stdout}${output.stderr}`)),
      );
    });
  return { output, ended, says, signal: (name) => void child.kill(name) };
}
