/**
 * MariaDB, php-fpm and nginx as private processes in a folder of this run: sockets there, one port for each site on
 * 127.0.0.1. None of them is a service of the machine.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PROGRAMS, phpFpm } from "./wordpress-parts.mjs";

/** A site of one WordPress: its name, and its port on 127.0.0.1. */
export interface ServedSite {
  readonly name: "single" | "multi";
  readonly port: number;
}

interface Folders {
  /** Folder of this run. */
  readonly run: string;
  /** WordPress's code. */
  readonly wordpress: string;
}

/** In ms. */
const START_TIMEOUT = 60_000;

const running: ChildProcess[] = [];

/** Starts a database on a socket, and waits until it answers. */
export async function startDatabase({ run }: Folders): Promise<void> {
  const data = join(run, "database");
  const { username } = userInfo();
  runOnce(PROGRAMS["mariadb-install-db"], [
    "--no-defaults",
    `--datadir=${data}`,
    `--user=${username}`,
    "--auth-root-authentication-method=normal",
    "--skip-test-db",
  ]);
  start(run, "mariadbd", PROGRAMS.mariadbd, [
    "--no-defaults",
    `--datadir=${data}`,
    `--user=${username}`,
    `--socket=${join(run, "db.sock")}`,
    `--pid-file=${join(run, "db.pid")}`,
    "--skip-networking",
    "--innodb-flush-log-at-trx-commit=0",
    "--innodb-buffer-pool-size=64M",
  ]);
  await ready(run, "mariadbd", join(run, "db.sock"));
}

/** Starts php-fpm and nginx for the sites; `api` is the address of the stand-in host. */
export async function startServers(
  { run, wordpress }: Folders,
  sites: readonly ServedSite[],
  api: string,
): Promise<void> {
  const asRoot = process.getuid?.() === 0;
  writeFileSync(
    join(run, "php-fpm.conf"),
    `[global]
error_log = ${run}/php-fpm.log
daemonize = no
[www]
${asRoot ? "user = root\ngroup = root\n" : ""}listen = ${run}/php.sock
pm = static
pm.max_children = 3
clear_env = no
php_admin_value[upload_max_filesize] = 8M
`,
  );
  const fpm = phpFpm() ?? "php-fpm";
  start(run, "php-fpm", fpm, [
    "--nodaemonize",
    "--fpm-config",
    join(run, "php-fpm.conf"),
    ...(asRoot ? ["-R"] : []),
  ]);
  await ready(run, "php-fpm", join(run, "php.sock"));
  writeFileSync(join(run, "nginx.conf"), nginx(run, wordpress, sites, api, asRoot));
  start(run, "nginx", PROGRAMS.nginx, ["-e", join(run, "nginx.log"), "-c", join(run, "nginx.conf")]);
  await ready(run, "nginx", join(run, "nginx.pid"));
}

/** Stops everything in the opposite order, and waits for it. */
export async function stopServices(): Promise<void> {
  for (const child of running.splice(0).reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
  }
}

/** Takes a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === "object" ? address.port : 0));
    });
  });
}

/** Runs a program to its end. @returns what it printed @throws with its output when it fails */
export function runOnce(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const done = spawnSync(program, args, { encoding: "utf8", env: { ...process.env, ...env } });
  if (done.status !== 0)
    throw new Error(
      `${program} ${args.join(" ")} failed:\n${done.stdout}\n${done.stderr}\n${done.error ?? ""}`,
    );
  return done.stdout;
}

function start(run: string, name: string, program: string, args: readonly string[]): void {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => writeFileSync(join(run, `${name}.out`), text, { flag: "a" }));
  running.push(child);
}

/** Waits until a file is there, or fails with what the program printed. */
async function ready(run: string, name: string, file: string): Promise<void> {
  const output = join(run, `${name}.out`);
  const child = running.at(-1);
  const patience = performance.now() + START_TIMEOUT;
  while (!existsSync(file) && child?.exitCode === null && performance.now() < patience) await wait(50);
  if (!existsSync(file))
    throw new Error(`${name} did not start:\n${existsSync(output) ? readFileSync(output, "utf8") : ""}`);
}

const nginx = (
  run: string,
  wordpress: string,
  sites: readonly ServedSite[],
  api: string,
  asRoot: boolean,
) => `
daemon off;
${asRoot ? "user root;" : ""}
worker_processes 1;
pid ${run}/nginx.pid;
error_log ${run}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${run}/nginx-${name};`).join("\n  ")}
${sites
  .map(
    ({ name, port }) => `  server {
    listen 127.0.0.1:${port};
    root ${wordpress};
    index index.php;
    location ~ ^/(api|media|tiles|lecteur)(/|$) {
      proxy_pass ${api};
      proxy_set_header Host $http_host;
    }
    location / {
      try_files $uri $uri/ /index.php?$args;
    }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SIGNET_RUN ${run};
      fastcgi_param SIGNET_SITE ${name};
      fastcgi_param SIGNET_DOMAIN 127.0.0.1:${port};
      fastcgi_pass unix:${run}/php.sock;
    }
  }`,
  )
  .join("\n")}
}
`;
