// @ts-check
/**
 * What nearly every marker needs of `src/shared`. Left alone, esbuild cuts shared code into one chunk for each set of
 * files that shares it: four behaviours were enough for five files of 200 B, each compressed on its own, and for 1.4 kB
 * more on the programme's page. Therefore whatever a marker loads is made to reach all of the kit: one set, one chunk. What
 * islands share is two more such kits, of what comes before React and of what comes with it. What follows the first
 * picture (motion, sharing, players) is a fourth, and what all carousels share a fifth: those name who loads them.
 */
import { join, relative } from "node:path";
import { root } from "./bundle.mjs";

/** Function → file below `src/shared`. Only what the programme's first list and a behaviour both load belongs here. */
const KIT = {
  markerError: "enhance/errors.ts",
  defineBehaviour: "enhance/define-behaviour.ts",
  words: "text/words.ts",
  fold: "text/fold.ts",
  createAnnouncer: "dom/announcer.ts",
  setUntil: "dom/set-until.ts",
  savesData: "dom/save-data.ts",
  moveFocus: "focus/move-focus.ts",
  isPlainClick: "focus/plain-click.ts",
};

/** What two islands load before React has arrived, or could. */
const ISLANDS = {
  json: "enhance/json.ts",
  apiRoot: "http/api-root.ts",
  createHttp: "http/http.ts",
  title: "http/schemas.ts",
  loadPages: "http/list-pages.ts",
  readRows: "http/read-rows.ts",
  encodeQuery: "http/query.ts",
  queryReader: "links/page-query.ts",
  createAddressBar: "dom/address-bar.ts",
  followHistory: "dom/follow-history.ts",
  isBlank: "dom/is-blank.ts",
  plural: "text/plural.ts",
  createStore: "zustand/vanilla",
};

/** What two islands show themselves by. */
const VIEWS = {
  mountReact: "ui/react-root.tsx",
  untilReady: "ui/until-ready.ts",
  guardActions: "enhance/guard-actions.ts",
  takeIds: "dom/take-ids.ts",
  useFocusFallback: "focus/use-focus-fallback.ts",
  whenIdle: "dom/when-idle.ts",
  tellFailures: "dom/tell-failures.ts",
  placeholderIndex: "text/placeholder-index.ts",
  cut: "text/cut.ts",
  StaleNote: "ui/StaleNote.tsx",
  useStaleness: "ui/stale.ts",
  useLater: "ui/use-later.ts",
  Cut: "ui/Cut.tsx",
  useStore: "zustand",
};

/** What moves, plays, copies or lies over the page. */
const LATER = {
  pageMotion: "dom/motion.ts",
  copyText: "dom/copy-text.ts",
  mayFetch: "dom/consent.ts",
  openOverlay: "dom/overlays.ts",
  restoreFocus: "focus/restore-focus.ts",
  linkOfClick: "focus/link-of-click.ts",
  shareLinks: "links/share-links.ts",
  readEmbed: "links/embed.ts",
  unquoted: "text/unquoted.ts",
};

/** What the carousels and groups of cards of a home page share. */
const TURNING = {
  reachOnly: "carousel/reach-only.ts",
  findSlides: "carousel/slides.ts",
  createRotation: "carousel/rotation.ts",
};

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const KITS = {
  "signet:kit": KIT,
  "signet:islands": ISLANDS,
  "signet:views": VIEWS,
  "signet:later": LATER,
  "signet:turning": TURNING,
};

/** Every module loaded on its own that uses one of a kit: one that is missing here makes a chunk of its own again. */
const USERS = {
  "signet:later": [
    "behaviours/books/books.ts",
    "behaviours/card-rotation/card-rotation.ts",
    "behaviours/faq/editors-questions.ts",
    "behaviours/faq/lead.ts",
    "behaviours/mega-menu/menu.ts",
    "behaviours/must-see/must-see.ts",
    "behaviours/search-form/form-from-link.ts",
    "behaviours/search-overlay/open-search.ts",
    "behaviours/share/share-panel.ts",
    "behaviours/video-overlay/video-overlay.ts",
    "islands/programme/card/on-demand.ts",
    "islands/programme/map/MapView.tsx",
    "islands/programme/results/extras.ts",
    "islands/webcast/mount.tsx",
    "islands/webcast/start.ts",
  ],
  "signet:turning": [
    "behaviours/books/books.ts",
    "behaviours/card-rotation/card-rotation.ts",
    "behaviours/must-see/must-see.ts",
  ],
};

/**
 * The lines that make a marker's module reach what it should.
 *
 * @param {string} path of the module, absolute
 * @returns {string[]}
 */
export function reachKits(path) {
  const within = relative(join(root, "src"), path).replaceAll("\\", "/");
  const shared = within.startsWith("islands/") ? (path.endsWith(".tsx") ? 3 : 2) : 1;
  const names = [
    ...Object.keys(KITS).slice(0, shared),
    ...Object.entries(USERS).flatMap(([name, users]) => (users.includes(within) ? [name] : [])),
  ];
  return names.map((name, index) => `export { kit as kit${index} } from ${JSON.stringify(name)};`);
}

/**
 * Whether what is asked for is a marker's: its start, or a part that it loads later. The entry's own late code
 * (explain.ts) is not, nor is the announcement, which stands on its own.
 *
 * @param {{ kind: import("esbuild").ImportKind, importer: string, path: string }} asked
 */
export function wantsKit({ kind, importer, path }) {
  if (kind !== "entry-point" && kind !== "dynamic-import") return false;
  const within = relative(root, kind === "entry-point" ? path : importer).replaceAll("\\", "/");
  return /^src\/(islands|behaviours)\/(?!.*\/load-)/.test(within);
}

/** Answers the imports of `reachKits`. @returns {import("esbuild").Plugin} */
export function kit() {
  return {
    name: "kit",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^(${Object.keys(KITS).join("|")})$`) }, ({ path }) => ({
        path,
        namespace: "kit",
        sideEffects: false,
      }));
      onLoad({ filter: /./, namespace: "kit" }, ({ path }) => {
        const functions = Object.entries(KITS[path] ?? {});
        const from = (/** @type {string} */ file) => (/\./.test(file) ? `./src/shared/${file}` : file);
        return {
          contents: [
            ...functions.map(([name, file]) => `import { ${name} } from ${JSON.stringify(from(file))};`),
            // In one value, so that whoever reaches one of them reaches all.
            `export const kit = [${functions.map(([name]) => name)}];`,
          ].join("\n"),
          resolveDir: root,
        };
      });
    },
  };
}
