/** The Nu Html Checker, which needs Java. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { requirePackages } from "../../run/debian.mjs";

const jar = join(
  dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")),
  "build/dist/vnu.jar",
);

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** Finds Java or, as root on Debian, installs it. */
export function requireJava(): void {
  const missing = () =>
    spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0 ? [] : ["default-jre-headless"];
  requirePackages({ what: "Java for the Nu Html Checker", packages: ["default-jre-headless"], missing });
}

/**
 * Checks pages, by their addresses.
 *
 * @returns a line for each error and warning: address, message, and where it is
 */
export function nuMessages(pages: ReadonlyMap<string, string>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "signet-nu-"));
  try {
    const files = [...pages].map(([address, html], nth) => {
      const file = join(folder, `${nth}.html`);
      writeFileSync(file, html);
      return { address, file };
    });
    const { stdout, stderr, status } = spawnSync(
      "java",
      ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...files.map(({ file }) => file)],
      { encoding: "utf8", maxBuffer: 1e9 },
    );
    if (status !== 0) throw new Error(`The Nu Html Checker stopped: ${stderr}`);
    const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
    return messages.map(({ url, message, extract = "" }) => {
      const address = files.find(({ file }) => url.endsWith(file))?.address ?? url;
      return `${address}: ${message} ${extract.replace(/\s+/g, " ")}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
