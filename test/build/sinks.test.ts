/** What in the scripts could turn text into HTML or code, each with the reason why Trusted Types never refuse it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { plainName } from "../../build/graph.mjs";

const SINK =
  /\.(?:innerHTML|outerHTML|srcdoc)=(?!=)|\b(?:insertAdjacentHTML|parseFromString|parseHTMLUnsafe|setHTMLUnsafe|createContextualFragment|createPolicy|importScripts)\(|\bdocument\.write|\bnew (?:Function|Worker|SharedWorker)\b|(?<![.\w])eval\(/g;

/** File → sinks in it, and why they are never used, or how. */
const KNOWN: Readonly<Record<string, { readonly sinks: readonly string[]; readonly why: string }>> = {
  HoursSlider: {
    sinks: [".innerHTML=", ".innerHTML="],
    why: "noUiSlider's tooltips and pips, which are off",
  },
  MapCanvas: {
    sinks: [".innerHTML=", ".innerHTML="],
    why: "Leaflet's popups of text and their close button: ours has an element, and a button of its own",
  },
  doctor: { sinks: ["createPolicy(", "parseFromString("], why: "its copy of plainText, for editors only" },
  islands: { sinks: ["createPolicy(", "parseFromString("], why: "plainText, with the policy 'signet'" },
  "signet-offline": {
    sinks: ["createPolicy("],
    why: "the policy 'signet-offline' knows one address, the worker's",
  },
  react: {
    sinks: [".innerHTML=", ".innerHTML=", ".innerHTML="],
    why: "dangerouslySetInnerHTML and <script>, which no component has",
  },
  "search-select": {
    sinks: [".innerHTML=", ".innerHTML="],
    why: "templates of Choices.js that ours replace, or for options that are not given",
  },
};

test("the scripts have no other sinks of HTML and code than those that are known", () => {
  const folder = inject("distDir");
  const found = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => {
      const sinks = readFileSync(join(folder, file), "utf8").match(SINK)?.toSorted();
      return sinks ? [[plainName(file).replace(/\.js$/, ""), sinks]] : [];
    });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(KNOWN).map(([file, { sinks }]) => [file, sinks])),
  );
});
