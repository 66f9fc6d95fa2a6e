/**
 * Pages that record their own problems, for engines whose drivers hear nothing of the console, and pages without
 * script, for engines whose drivers cannot switch it off.
 */
import { Hono } from "hono";

export interface Probe {
  /** Off: a policy of the page forbids every script, so that `noscript` and `@media (scripting: none)` apply too. */
  readonly scripts: boolean;
}

export interface ProbeSetting {
  readonly routes: Hono;
  /** Directives to add to the page's Content-Security-Policy. */
  readonly policy: readonly string[];
  /** Adds the recorder to a page, before any other script. */
  inject(html: string): string;
}

const NO_SCRIPT = "sandbox allow-same-origin allow-forms allow-modals allow-popups allow-top-navigation";

/** What Chromium says of every script that this policy forbids: no problem of the page. */
export const SCRIPT_FORBIDDEN =
  /^console\.error: (Blocked script execution in .* the document's frame is sandboxed|Refused to execute the redirect .* The document is sandboxed)/;

/** Writes one line for each problem to the tab's session storage, which outlives the page. */
const RECORDER = `{
  const note = (line) => {
    try {
      const lines = JSON.parse(sessionStorage.getItem("probe") ?? "[]");
      sessionStorage.setItem("probe", JSON.stringify([...lines, line]));
    } catch {
      // A page without storage has to do without a record, not without its console.
    }
  };
  const text = (value) => (value instanceof Error ? value.stack || String(value) : String(value));
  for (const level of ["log", "info", "debug", "warn", "error"]) {
    const own = console[level];
    console[level] = (...values) => {
      note("console." + level + ": " + values.map(text).join(" "));
      own.apply(console, values);
    };
  }
  addEventListener("error", ({ target, message, filename, lineno }) => {
    if (target === window) note("uncaught: " + message + " (" + filename + ":" + lineno + ")");
    else note("not loaded: " + (target.currentSrc || target.src || target.href || target.localName));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note("uncaught: " + text(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    note("policy: " + violatedDirective + " " + blockedURI + " (" + sourceFile + ":" + lineNumber + ")"));
  for (const type of ["signet:error", "signet:report"])
    addEventListener(type, ({ detail }) => note(type + ": " + detail?.name + ": " + detail?.error));
}
`;

export function createProbe({ scripts }: Probe): ProbeSetting {
  const routes = new Hono();
  routes.get("/__probe.js", (c) =>
    c.body(RECORDER, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" }),
  );
  return {
    routes,
    policy: scripts ? [] : [NO_SCRIPT],
    inject: (html) => (scripts ? html.replace(/<head>/i, '<head><script src="/__probe.js"></script>') : html),
  };
}
