/** Debian's nginx as a shared cache before the stand-in CMS: a private process in a temporary folder. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Debian puts it, which is not in every user's path. */
const COMMANDS = ["nginx", "/usr/sbin/nginx"];

/** An address that is in no slice: it tells whether nginx runs, and leaves the cache empty for those that are. */
const PROBE = "/api/none";

/** What the cache is told beyond the API's headers. */
export interface NginxRules {
  /** How long answers to `GET` are fresh, in whole seconds: in place of the API's own, to see it end within seconds. */
  readonly maxAge: number;
  readonly staleWhileRevalidate: boolean;
  readonly collapse: boolean;
  /** How long answers to `POST` are kept, in seconds; 0 for not at all. */
  readonly post: number;
}

/** One request as nginx wrote it down. */
export interface Logged {
  /** When it came, in seconds. */
  readonly at: number;
  readonly key: string;
  readonly cache: string;
  /** Seconds that the origin took; 0 when it was not asked. */
  readonly upstream: number;
}

export interface Nginx {
  readonly url: string;
  /** Ends the process and returns what it has served. */
  stop(): Promise<readonly Logged[]>;
}

/** The command, or null where nginx is not installed. */
export const findNginx = (): string | null =>
  COMMANDS.find((command) => spawnSync(command, ["-v"]).status === 0) ?? null;

function configOf(folder: string, port: number, origin: string, rules: NginxRules): string {
  const { maxAge, staleWhileRevalidate, collapse, post } = rules;
  // Its worker has to reach the folder, which is this user's.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `
${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  log_format asked '$msec $request_time $request_method $request_uri $status $upstream_cache_status $upstream_response_time';
  access_log ${folder}/access.log asked;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  keepalive_requests 100000;
  proxy_cache_path ${folder}/cache keys_zone=api:8m;
  upstream origin { server ${new URL(origin).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_cache api;
      proxy_cache_methods GET HEAD${post > 0 ? " POST" : ""};
      proxy_cache_key "$request_method $request_uri $request_body";
      proxy_ignore_headers Cache-Control Vary;
      proxy_cache_valid 200 ${maxAge}s;
      proxy_cache_revalidate on;
      proxy_cache_lock ${collapse ? "on" : "off"};
      proxy_cache_use_stale ${staleWhileRevalidate ? "updating error timeout http_500 http_502 http_503" : "off"};
      proxy_cache_background_update ${staleWhileRevalidate ? "on" : "off"};
    }
  }
}
`;
}

/** A port of this machine that is free now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

/** Starts nginx before an origin, with an empty cache. */
export async function startNginx(command: string, origin: string, rules: NginxRules): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "signet-nginx-"));
  mkdirSync(join(folder, "cache"));
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf(folder, port, origin, rules));
  const child = spawn(command, ["-c", config, "-p", folder], { stdio: "ignore" });
  // Also when the simulation fails meanwhile.
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(url + PROBE)
      .then(() => true)
      .catch(() => false);
    if (isUp) break;
    if (child.exitCode !== null || tries > 100) {
      child.kill();
      throw new Error(`nginx did not start: ${readFileSync(join(folder, "error.log"), "utf8")}`);
    }
    await new Promise((go) => setTimeout(go, 50));
  }
  return {
    url,
    async stop() {
      const ended = new Promise((go) => child.once("exit", go));
      child.kill("SIGQUIT");
      await ended;
      const lines = readFileSync(join(folder, "access.log"), "utf8").trim().split("\n");
      rmSync(folder, { recursive: true });
      return lines.map(readLine).filter(({ key }) => !key.endsWith(PROBE));
    },
  };
}

function readLine(line: string): Logged {
  const [end, took, method, uri, status, cache = "-", upstream = "-"] = line.split(" ");
  if (status !== "200" && uri !== PROBE) throw new Error(`nginx answered ${status} to ${method} ${uri}`);
  return {
    at: Number(end) - Number(took),
    key: `${method} ${uri}`,
    cache,
    upstream: upstream === "-" ? 0 : Number(upstream),
  };
}
