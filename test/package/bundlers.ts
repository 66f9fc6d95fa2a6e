/** The four bundlers, as a project would call them, without any setting for this package. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { rollup } from "rollup";
import * as vite from "vite";
import webpack from "webpack";

interface Task {
  /** Folder of the project. */
  readonly project: string;
  /** Absolute path of the project's script, which imports the package. */
  readonly entry: string;
  /** Folder to write `app.js` and what it loads to; served at `/bundle/`. */
  readonly outdir: string;
}

/** Each rejects on a warning. */
type Bundle = (task: Task) => Promise<void>;

/** The name of webpack's policy that docs/embedding.md gives. */
export const [, WEBPACK_POLICY = ""] =
  /output: \{ trustedTypes: \{ policyName: "(\w+)" \} \}/.exec(
    readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8"),
  ) ?? [];

const refuse = (warnings: readonly unknown[]): void => {
  if (warnings.length > 0) throw new Error(warnings.map((one) => JSON.stringify(one)).join("\n"));
};

export const BUNDLERS: Readonly<Record<string, Bundle>> = {
  async Vite({ project, entry, outdir }) {
    const warnings: string[] = [];
    const customLogger = vite.createLogger("silent");
    for (const level of ["warn", "warnOnce"] as const) customLogger[level] = (text) => warnings.push(text);
    await vite.build({
      root: project,
      configFile: false,
      base: "/bundle/",
      customLogger,
      build: {
        outDir: outdir,
        emptyOutDir: true,
        chunkSizeWarningLimit: 1000,
        rolldownOptions: { input: entry, output: { entryFileNames: "app.js" } },
      },
    });
    refuse(warnings);
  },

  webpack: (task) => runWebpack(task, {}),

  /** As docs/embedding.md says for a page that requires Trusted Types. */
  "webpack, with trustedTypes": (task) => runWebpack(task, { trustedTypes: { policyName: WEBPACK_POLICY } }),

  async Rollup({ entry, outdir }) {
    const warnings: string[] = [];
    const bundle = await rollup({
      input: entry,
      plugins: [nodeResolve()],
      onwarn: ({ message }) => warnings.push(message),
    });
    await bundle.write({ dir: outdir, format: "es", entryFileNames: "app.js" });
    await bundle.close();
    refuse(warnings);
  },

  async esbuild({ entry, outdir }) {
    await runEsbuild({ entryPoints: { app: entry }, outdir, format: "esm", splitting: true });
  },

  async "esbuild, all in one classic script"({ entry, outdir }) {
    await runEsbuild({ entryPoints: [entry], outfile: join(outdir, "app.js"), format: "iife" });
  },
};

async function runWebpack(
  { project, entry, outdir }: Task,
  output: NonNullable<webpack.Configuration["output"]>,
): Promise<void> {
  const compiler = webpack({
    mode: "production",
    context: project,
    entry,
    output: { path: outdir, filename: "app.js", publicPath: "/bundle/", ...output },
    performance: { hints: false },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  refuse([...errors, ...warnings]);
}

async function runEsbuild(options: esbuild.BuildOptions): Promise<void> {
  const { warnings } = await esbuild.build({
    ...options,
    bundle: true,
    minify: true,
    logLevel: "silent",
  });
  refuse(warnings);
}

/** Vite's development server, which bundles packages as it finds them. */
export async function serveWithVite(project: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = await vite.createServer({
    root: project,
    configFile: false,
    customLogger: vite.createLogger("silent"),
    server: { host: "127.0.0.1", port: 0, strictPort: true },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}
