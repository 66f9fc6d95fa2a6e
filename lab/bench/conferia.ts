/**
 * Gets conferia, which is in no registry: its repository contains the built files. A pinned commit is fetched once, into
 * `.cache/`. SIGNET_CONFERIA names another address of the repository, a folder for example.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/bundle.mjs";

const REPOSITORY = "https://github.com/nathanlesage/conferia.git";
/** Version 0.35.0. */
const COMMIT = "89bdc81cb5e3c76d064147a828fcd1b83ed84253";
export const CONFERIA_VERSION = "0.35.0";
const FILES = ["dist/conferia.css", "dist/conferia.js"];

const git = (...args: string[]) =>
  spawnSync("git", args, { encoding: "utf8", maxBuffer: 10 ** 8, timeout: 60_000 });

/** @returns its folder, or null when the repository cannot be reached */
export function conferia(): string | null {
  const folder = join(root, ".cache/conferia", COMMIT);
  if (FILES.every((file) => existsSync(join(folder, file)))) return folder;
  const repository = join(root, ".cache/conferia/repository.git");
  const from = process.env.SIGNET_CONFERIA || REPOSITORY;
  mkdirSync(join(folder, "dist"), { recursive: true });
  if (!existsSync(repository)) git("init", "--bare", "--quiet", repository);
  git("-C", repository, "fetch", "--quiet", "--depth=1", from, COMMIT);
  for (const file of FILES) {
    const { status, stdout } = git("-C", repository, "show", `${COMMIT}:${file}`);
    if (status !== 0) return null;
    writeFileSync(join(folder, file), stdout);
  }
  // Otherwise it would belong to our package, whose files have no side effects.
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "conferia", version: CONFERIA_VERSION }),
  );
  return folder;
}
