/**
 * Brings up Debian's WordPress for the tests of this folder, twice: a site of its own, and a hardened multisite. Nothing
 * lies outside of a temporary folder, and everything ends with the run.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startHost } from "../../test/host/host.ts";
import { freePort, runOnce, type ServedSite, startDatabase, startServers, stopServices } from "./services.ts";
import { PROGRAMS, WORDPRESS } from "./wordpress-parts.mjs";

export interface WordPress {
  readonly version: string;
  /** Folder of this run. */
  readonly run: string;
  readonly sites: readonly WordPressSite[];
  /** Address of the stand-in host, whose API the sites pass on. */
  readonly host: string;
}

export interface WordPressSite extends ServedSite {
  /** Without a slash at the end. */
  readonly url: string;
  /** Application password of each role, for the REST API. The user's name and password are the role's. */
  readonly passwords: Readonly<Record<Role, string>>;
  /** Environment of set-up.php. */
  readonly env: Record<string, string>;
}

export type Role = "administrator" | "editor" | "author";

declare module "vitest" {
  interface ProvidedContext {
    wordpress: WordPress;
  }
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PLUGIN = join(ROOT, "templates-fixtures/wordpress/signet");
const SET_UP = join(ROOT, "lab/cms/set-up.php");
/** A day of the fair, so that there are streams. */
const NOW = "2026-11-26T10:00";

export default async function wordpress(project: TestProject): Promise<() => Promise<void>> {
  const run = mkdtempSync(join(tmpdir(), "signet-cms-"));
  const folders = { run, wordpress: join(run, "wordpress") };
  const distDir = project.getProvidedContext().distDir;
  const host = await startHost({ port: 0, distDir, now: NOW });
  const stop = async () => {
    await stopServices();
    await host.close();
    rmSync(run, { recursive: true, force: true });
  };
  try {
    // With the files that Debian links to, because WordPress looks for wp-config.php beside the real file.
    cpSync(WORDPRESS, folders.wordpress, { recursive: true, dereference: true });
    const plugin = join(folders.wordpress, "wp-content/plugins/signet");
    cpSync(PLUGIN, plugin, { recursive: true });
    cpSync(distDir, join(plugin, "dist"), { recursive: true });
    cpSync(join(ROOT, "lab/cms/wp-config.php"), join(folders.wordpress, "wp-config.php"));
    await startDatabase(folders);
    const served: ServedSite[] = [
      { name: "single", port: await freePort() },
      { name: "multi", port: await freePort() },
    ];
    await startServers(folders, served, host.url);
    const sites = served.map((site, index) => setUp(site, folders, index === 0));
    const version = /\$wp_version = '([^']+)'/.exec(
      readFileSync(join(folders.wordpress, "wp-includes/version.php"), "utf8"),
    )?.[1];
    project.provide("wordpress", { version: version ?? "", run, sites, host: host.url });
  } catch (error) {
    const notices = join(run, "php-notices.log");
    if (existsSync(notices)) console.error(readFileSync(notices, "utf8"));
    await stop();
    throw error;
  }
  return stop;
}

function setUp(
  site: ServedSite,
  folders: { readonly run: string; readonly wordpress: string },
  first: boolean,
): WordPressSite {
  const domain = `127.0.0.1:${site.port}`;
  const env = {
    SIGNET_RUN: folders.run,
    SIGNET_WORDPRESS: folders.wordpress,
    SIGNET_SITE: site.name,
    SIGNET_DOMAIN: domain,
  };
  if (first) step("database", env);
  step("install", { ...env, SIGNET_BEFORE_NETWORK: "1" });
  if (site.name === "multi") step("network", { ...env, SIGNET_BEFORE_NETWORK: "1" });
  const passwords = JSON.parse(step("people", env));
  return { ...site, url: `http://${domain}`, passwords, env };
}

const step = (name: string, env: Record<string, string>, ...args: string[]) =>
  runOnce(PROGRAMS.php, [SET_UP, name, ...args], env);

/** Changes the theme of a site. */
export function changeTheme(site: WordPressSite, theme: string): void {
  step("theme", site.env, theme);
}
