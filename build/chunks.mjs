// @ts-check
/**
 * Which file of `dist/` a module lies in. A module that is loaded by itself, a marker's start or what an `import()`
 * names, is called lazy here. The build reads from the imports which lazy modules use a module, and puts it
 *
 * 1. with its only user;
 * 2. with the user that is always loaded before the other users;
 * 3. else into the last layer of its pass that lists all of its users. The first layer of a pass is for every user.
 *
 * Lazy modules go by the names of their files (`MapView`); a marker's start goes by its marker (`programme-start`).
 */

/**
 * Modules below `src/shared` that islands and behaviours share, in one file. They keep a state of the page, or are
 * loaded after the first picture. What islands and behaviours both import besides is built twice, once for each.
 */
export const COMMON = ["dom/motion.ts", "dom/overlays.ts", "dom/confirmed-copy.ts", "links/embed.ts"];

/**
 * @typedef {object} Layer
 * @property {string} name of the file
 * @property {readonly string[] | RegExp} users
 *
 * @typedef {object} Kind
 * @property {string} folder with the modules of this pass
 * @property {readonly Layer[]} layers from general to special
 * @property {Readonly<Record<string, string>>} after lazy module → one that is always loaded before it, where the
 *   imports alone do not tell
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
    ],
    after: {},
  },
  {
    folder: "src/islands",
    layers: [
      { name: "islands", users: /./ },
      // All but what runs before React has arrived.
      { name: "react", users: /^(?!.*(-start|skeleton)$)/ },
      { name: "late", users: /(skeleton|messages-failures)$/ },
    ],
    after: { MapCanvas: "MapView", "search-select": "AdvancedSelects" },
  },
];

/** Files below 700 B (gzip -9), each with the reason why it is one of its own. */
export const SMALL = {
  announcement: "The only file of a page before the event.",
  "programme-messages-failures": "Fetched when the page is idle, for use without a network.",
  "directory-messages-failures": "Fetched when the page is idle, for use without a network.",
  late: "What the five files for failures and loading states share.",
  "programme-skeleton": "Only for a marker that is empty.",
  "directory-skeleton": "Only for a marker that is empty.",
  "webcast-skeleton": "Only for a marker that is empty.",
  share: "The start of a marker; the panel comes when it is wanted.",
  "open-search": "Only for a visitor who goes to the button; what the dialogs share is in `dialog`.",
  "form-from-link": "Only where a CMS lets no form through.",
  "search-hint": "Only for a visitor who goes to the field.",
};
