/** Scripts and css of the pages that are compared. */
import { join } from "node:path";
import { build, type OutputFile } from "esbuild";
import { bundle, root } from "../../build/bundle.mjs";
import { conferia } from "./conferia.ts";
import type { Tree } from "./tree.ts";

export interface Bundle {
  readonly js: string;
  readonly css: string;
}

export const PEERS = join(root, "lab/bench/peers");

function joined(files: readonly OutputFile[]): Bundle {
  const texts = (ending: string) =>
    files
      .filter(({ path }) => path.endsWith(ending))
      .map(({ text }) => text)
      .join("\n");
  return { js: texts(".js"), css: texts(".css") };
}

/**
 * A script of `lab/bench/peers`, with the peers' packages in it.
 *
 * @param file path below that folder
 * @returns null for a peer that cannot be had here
 */
export async function peerBundle(file: string): Promise<Bundle | null> {
  const alias: Record<string, string> = {};
  if (file.includes("conferia")) {
    const folder = conferia();
    if (folder === null) return null;
    alias.conferia = folder;
  }
  const { outputFiles } = await build({
    entryPoints: [join(PEERS, file)],
    outdir: join(PEERS, "built"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "error",
    loader: {
      ".png": "dataurl",
      ".svg": "dataurl",
      ".woff": "dataurl",
      ".woff2": "dataurl",
      ".ttf": "dataurl",
    },
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.url": "location.href",
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    alias,
    external: ["/assets/*"],
    write: false,
  });
  return joined(outputFiles);
}

/** Our own modules, as one script for a page of the bench. */
export async function ownBundle(...entryPoints: readonly string[]): Promise<Bundle> {
  const { outputFiles } = await bundle({
    entryPoints: [...entryPoints],
    outdir: join(root, "dist"),
    minify: true,
    sourcemap: false,
    format: "iife",
  });
  return joined(outputFiles);
}

/** A module of ours and all that it can reach, in one file. */
export async function ownModule(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [entry],
    outdir: join(root, "dist"),
    minify: true,
    sourcemap: false,
    format: "esm",
    define,
  });
  return joined(outputFiles).js;
}

/** A script that renders trees into the element with this id by bare React, and marks it `ready`. */
export async function bareScript(trees: readonly Tree[], id: string): Promise<string> {
  const source = `
    import { createElement as h, Fragment, useLayoutEffect } from "react";
    import { createRoot } from "react-dom/client";
    const marker = document.getElementById(${JSON.stringify(id)});
    const App = () => {
      useLayoutEffect(() => marker.setAttribute("data-enhanced", "ready"), []);
      return h(Fragment, null, ${trees.map(callOf).join(",")});
    };
    createRoot(marker).render(h(App));`;
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: PEERS },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

const NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  datetime: "dateTime",
  tabindex: "tabIndex",
};

/** Attributes left out, because React treats them differently. */
const LEFT_OUT = ["style", "value", "checked", "selected", "srcdoc"];

/** A tree as the call that makes it, as a compiler writes it. */
function callOf(node: Tree): string {
  if (typeof node === "string") return JSON.stringify(node);
  const [tag, attributes, children] = node;
  const props = Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, value]) => [NAMES[name] ?? name, value]),
  );
  return `h(${[JSON.stringify(tag), JSON.stringify(props), ...children.map(callOf)].join(",")})`;
}

/** A page with a bundle in it. */
export const pageOf = ({ js, css }: Bundle, body: string): string =>
  `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page</title><style>${css}</style>
${body}
<script>${js.replaceAll("</script", "<\\/script")}</script>`;
