/** React prints the same markup as the theme's macro, except for parts that need script. */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseInitial } from "../../src/islands/directory/api/api.ts";
import { Directory } from "../../src/islands/directory/Directory.tsx";
import type { Kind } from "../../src/islands/directory/domain/kind.ts";
import { lettersInUse } from "../../src/islands/directory/domain/letters.ts";
import { DIRECTORY_IDS, DirectoryProvider } from "../../src/islands/directory/root-context.tsx";
import { directory } from "../islands/directory/a-directory.ts";
import { outline } from "./markup.ts";
import { siteHtml } from "./site-setup.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const KINDS: readonly (readonly [string, Kind])[] = [
  ["/auteurs", { name: "authors", call: "authors", picture: { width: 400, height: 500 } }],
  ["/exposants", { name: "exhibitors", call: "companies", picture: { width: 320, height: 160 } }],
];

/** Parts that need script: the field, a button instead of a link, the target of that link. */
const forScripts = (html: string): string[] =>
  outline(
    html
      .replace(/<div class="signet-directory-find">[\s\S]*?<\/div>/, "")
      .replace(/<(a|button)[^>]*signet-button-solid[^>]*>Voir plus<\/\1>/, "<i>Voir plus</i>")
      .replace(' id="suite"', ""),
  );

describe.each(KINDS)("the directory %s", (path, kind) => {
  test.each([
    "",
    "?letter=b",
    "?letter=L&page=2&utm_source=x",
    "?letter=9",
    "?page=2&card=nobody",
    "?page=40",
  ])("%s", async (query) => {
    const html = siteHtml(path + query) ?? "";
    const [, marker = "", server = "", json = ""] =
      /(<div data-island=[^>]*>)\s*(<div class="signet-directory[\s\S]*?)\s*<script type="application\/json" data-initial>([\s\S]*?)<\/script>/.exec(
        html,
      ) ?? [];
    expect(json).not.toBe("");
    history.replaceState(null, "", path + query);
    const fail = (error: unknown) => {
      throw error;
    };
    const initial = parseInitial(JSON.parse(json), fail);
    const { store, actions, leave } = directory({ query: query.slice(1), initial });
    actions.start();
    const host = document.createElement("div");
    host.innerHTML = `${marker}</div>`;
    const root = {
      kind,
      store,
      actions,
      ids: DIRECTORY_IDS,
      inUse: lettersInUse(host.firstElementChild as HTMLElement),
      marker: host,
      signal: leave.signal,
      tellsFailures: true,
      announce: () => {},
      report: fail,
    };
    const element = document.body.appendChild(document.createElement("div"));
    const react = createRoot(element);
    await act(async () =>
      react.render(
        <DirectoryProvider value={root}>
          <Directory />
        </DirectoryProvider>,
      ),
    );
    expect(forScripts(element.innerHTML)).toEqual(forScripts(server));
    await act(async () => react.unmount());
    leave.abort();
  });
});
