// @ts-check
/**
 * The table of chunks: which file of `dist/` each module is in. A module that is loaded by itself, a marker's start or
 * what an `import()` names, is called lazy. The build finds the users of each module, and puts it
 *
 * 1. into the chunk of its only user;
 * 2. else into the chunk of the user that is always loaded before its other users;
 * 3. else into the last layer of its pass that lists all of its users. The first layer of a pass is for every user.
 *
 * Users are lazy modules. They are named for their file (`MapView`), starts also for their marker (`programme-start`).
 */

/**
 * Modules below `src/shared` that islands and behaviours share in one file: they hold state of the page, or are needed
 * only after the first paint. Any other module that both import is built twice, once for each.
 */
export const COMMON = ["dom/motion.ts", "overlay/overlays.ts", "dom/copy-address.ts", "links/embed.ts"];

/**
 * Small modules below `src/shared` without state, which every module that imports them gets a copy of, with what it uses
 * of them: a layer for them would be one more file to fetch, or be loaded by lists that do not need it at first.
 */
export const COPIED = [
  "activity/moments.ts",
  "dom/consent.ts",
  "dom/copy-text.ts",
  "dom/dispatch.ts",
  "dom/navigation-type.ts",
  "dom/unfinished-input.ts",
  "enhance/end.ts",
  "facts/facts.ts",
  "http/poll.ts",
  "links/fill-address.ts",
  "links/share-links.ts",
  "list/by-id.ts",
  "list/watch-answers.ts",
  "selection/fragment.ts",
  "selection/stored-activity.ts",
  "text/file-name.ts",
  "text/name-key.ts",
  "text/quoted.ts",
  "text/unquoted.ts",
  "time/each-minute.ts",
  "ui/NetworkLinks.tsx",
  "ui/ShareLinks.tsx",
  "ui/use-copy.ts",
];

/**
 * @typedef {object} Layer
 * @property {string} name of the file
 * @property {readonly string[] | RegExp} users
 *
 * @typedef {object} Kind
 * @property {string} folder with the modules of this pass
 * @property {readonly Layer[]} layers from general to special
 * @property {Readonly<Record<string, string>>} after lazy module → one that is always loaded before it, where
 *   imports do not show that
 */

/** @type {readonly Kind[]} */
export const KINDS = [
  {
    folder: "src/behaviours",
    layers: [
      { name: "header", users: /./ },
      { name: "dialog", users: ["menu", "open-search", "video-overlay"] },
      { name: "turning", users: ["books", "card-rotation", "must-see"] },
      { name: "carousel", users: ["books", "must-see"] },
      { name: "search-from-link", users: ["form-from-link", "overlay-from-link"] },
    ],
    // A site with bookmarks has the link to them on every page.
    after: { keep: "selection-link" },
  },
  {
    folder: "src/islands",
    layers: [
      { name: "islands", users: /./ },
      // All but what runs before React has arrived.
      { name: "react", users: /^(?!.*(-start|skeleton)$)/ },
      { name: "late", users: /(skeleton|messages-failures)$/ },
      // What programme and selection know of an activity: no directory loads it, nor the webcast.
      { name: "activity", users: /^(?!authors|exhibitors|directory|webcast)/ },
      // What bookmarks need: the programme loads it when it is idle, the strip of what is on now not at all.
      { name: "kept", users: /^(?!authors|exhibitors|directory|webcast|now|programme-(start|mount))/ },
      // What only a pressed button needs.
      { name: "pressed", users: ["on-demand", "acts"] },
      { name: "luxon", users: ["spans", "OwnTime"] },
      // What reads a selection's address, and what writes it.
      { name: "code", users: ["code", "Carry"] },
    ],
    after: { MapCanvas: "MapView", "search-select": "AdvancedSelects" },
  },
];

/** Files below 700 B (gzip -9), each with the reason why it is a separate file. */
export const SMALL = {
  announcement: "The only file of a page before the event.",
  "programme-messages-failures": "Fetched when the page is idle, for use without a network.",
  "directory-messages-failures": "Fetched when the page is idle, for use without a network.",
  "programme-skeleton": "Only for a marker that is empty.",
  "directory-skeleton": "Only for a marker that is empty.",
  "now-skeleton": "Only for a marker that is empty.",
  "webcast-skeleton": "Only for a marker that is empty.",
  "open-search": "Only for a visitor who goes to the button; what the dialogs share is in `dialog`.",
  "form-from-link": "Only where a CMS lets no form through.",
  "menu-from-links": "Only where a CMS lets no button through.",
  "overlay-from-link": "Only where a CMS lets no dialog through.",
  "search-from-link": "What the two before it share, only where a CMS lets no form or dialog through.",
  share: "All but the behaviour itself is in the file of the header.",
  "search-hint": "Only for a visitor who goes to the field.",
  OwnTime: "Only for a visitor in another time zone, beside luxon.",
  spans: "Only what the selection asks of luxon, which it shares with OwnTime.",
  undo: "Only for a page that has copied enhanced HTML.",
  "signet-sw-remove": "The whole of a program of its own.",
};
