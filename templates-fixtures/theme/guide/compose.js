// @ts-check
/**
 * Makes the snippet that the guide's form asks for. The server uses it for the page without script, the page itself on
 * every key: the same fields give the same text.
 */

/**
 * @typedef {object} Defaults what a marker's snippet says where the form says nothing
 * @property {string} page address of the page that the marker is on
 * @property {string} label text of the link inside
 * @property {string} href its address
 * @property {readonly string[]} attributes names that the marker knows, with `data-`
 *
 * @typedef {(name: string) => string} Field value of a field; empty without one
 * @typedef {readonly (readonly [string, string])[]} Pairs
 *
 * @typedef {object} Composition
 * @property {string} marker
 * @property {Pairs} attributes of the marker, `data-api` first
 * @property {string} html for any CMS
 * @property {string} block WordPress's block editor, as code
 * @property {string} shortcode WordPress's classic editor
 * @property {string} address of the page with the chosen day, area, view, letter or stream
 * @property {string} css the colours; empty without any
 * @property {string} query what the marker reads of the page's address
 */

export const MARKERS = ["programme", "authors", "exhibitors", "webcast"];

/** Name of a field, the token that it sets. */
export const COLOURS = /** @type {const} */ ([
  ["accent", "--signet-accent"],
  ["papier", "--signet-paper"],
  ["encre", "--signet-ink"],
]);

/** Keys of the page's address, and the fields with their values. */
const KEYS = {
  programme: [
    ["date", "jour"],
    ["volet1", "secteur", "palais"],
    ["volet2", "secteur", "ville"],
    ["volet3", "secteur", "ligne"],
    ["mode", "vue"],
  ],
  authors: [["letter", "lettre"]],
  exhibitors: [["letter", "lettre"]],
  webcast: [["flux", "flux"]],
};

/** Attributes, and the fields with their values; a third word is the value that a ticked box gives. */
const ATTRIBUTES = [
  ["data-before-event", "avant", ""],
  ["data-errors", "erreurs", "visible"],
  ["data-map-tiles", "tuiles"],
  ["data-map-token", "jeton"],
  ["data-map-attribution", "mention"],
  ["data-map-consent", "accord-carte", "ask"],
  ["data-player-stream", "direct"],
  ["data-player-playlist", "liste"],
  ["data-chat", "clavardage"],
  ["data-consent", "accord", "ask"],
  ["data-cards", "cartes", "all"],
];

/** Ticked boxes that show more fields: without the tick, those fields say nothing. */
const MORE = {
  carte: ["tuiles", "jeton", "mention", "accord-carte"],
  diffuseur: ["direct", "liste", "clavardage"],
  reglages: ["texte", "lien", "adresse", "api"],
};

/**
 * @param {Field} form
 * @param {Readonly<Record<string, Defaults>>} defaults by marker
 * @returns {Composition}
 */
export function compose(form, defaults) {
  const field = (/** @type {string} */ name) => {
    const [box] = Object.entries(MORE).find(([, names]) => names.includes(name)) ?? [];
    return box && form(box) === "" ? "" : form(name);
  };
  const marker = MARKERS.find((name) => name === field("marqueur")) ?? "programme";
  const known = /** @type {Defaults} */ (defaults[marker]);
  const attributes = attributesOf(field, known);
  const query = queryOf(field, /** @type {keyof typeof KEYS} */ (marker));
  const page = field("adresse") || known.page;
  const address = query ? `${page}${page.includes("?") ? "&" : "?"}${query}` : page;
  // Without script, the link to the page shows there what was chosen.
  const href = field("lien") || (known.href === known.page ? address : known.href);
  const inside = `<p><a href="${escaped(href)}">${escaped(field("texte") || known.label)}</a></p>`;
  return {
    marker,
    attributes,
    html: `${opening(marker, attributes)}\n  ${inside}\n</div>`,
    block: block(marker, attributes, inside),
    shortcode: `[signet marker="${marker}"${shortOptions(attributes)}]\n${inside}\n[/signet]`,
    address,
    css: cssOf(field),
    query,
  };
}

/**
 * @param {Field} field
 * @param {Defaults} known
 * @returns {Pairs}
 */
function attributesOf(field, known) {
  /** @type {Pairs} */
  const api = [["data-api", field("api") || "/api"]];
  const hasMap = field("tuiles") !== "";
  const chosen = ATTRIBUTES.flatMap(([name = "", from = "", ticked]) => {
    const value = field(from).trim();
    const isOfMap = name.startsWith("data-map-") && name !== "data-map-tiles";
    if (value === "" || !known.attributes.includes(name) || (isOfMap && !hasMap)) return [];
    return [/** @type {const} */ ([name, ticked ?? value])];
  });
  return [...api, ...chosen];
}

/**
 * @param {Field} field
 * @param {keyof typeof KEYS} marker
 */
function queryOf(field, marker) {
  const everyDay = marker === "programme" && field("jour") === "tous";
  const parts = KEYS[marker].flatMap(([key, from = "", only]) => {
    const value = field(from);
    if (value === "" || (only && value !== only) || (everyDay && key === "date")) return [];
    return `${key}=${only ? "1" : encodeURIComponent(value)}`;
  });
  // An address without any key chooses today during the fair.
  return everyDay && parts.length === 0 ? "mode=liste" : parts.join("&");
}

/** @param {Field} field */
function cssOf(field) {
  if (field("couleurs") === "") return "";
  const lines = COLOURS.flatMap(([from, token]) =>
    isColour(field(from)) ? `  ${token}: ${field(from)};` : [],
  );
  return lines.length > 0 ? `:root {\n${lines.join("\n")}\n}` : "";
}

/** @param {string} text */
export const isColour = (text) => /^#[\da-f]{6}$/i.test(text);

/**
 * The opening tag on one line, or with each attribute on its own where the line would be long.
 *
 * @param {string} marker
 * @param {Pairs} attributes
 */
function opening(marker, attributes) {
  const written = attributes.map(([name, value]) => (value === "" ? name : `${name}="${escaped(value)}"`));
  const all = [`data-island="${marker}"`, ...written];
  const line = `<div ${all.join(" ")}>`;
  return line.length <= 88 ? line : `<div ${all.join("\n     ")}>`;
}

/**
 * What the plugin does not write by itself: it knows the API's address.
 *
 * @param {Pairs} attributes
 */
const options = (attributes) =>
  attributes.flatMap(([name, value]) =>
    name === "data-api" && value === "/api"
      ? []
      : [/** @type {const} */ ([name.slice("data-".length), value])],
  );

/**
 * @param {string} marker
 * @param {Pairs} attributes
 * @param {string} inside
 */
function block(marker, attributes, inside) {
  const set = options(attributes);
  const json = blockJson(set.length > 0 ? { marker, options: Object.fromEntries(set) } : { marker });
  return `<!-- wp:signet/marker ${json} -->
<!-- wp:paragraph -->
${inside}
<!-- /wp:paragraph -->
<!-- /wp:signet/marker -->`;
}

/**
 * JSON inside of a comment, as WordPress writes it.
 *
 * @param {object} value
 */
const blockJson = (value) =>
  JSON.stringify(value)
    .replaceAll("--", "\\u002d\\u002d")
    .replace(/[<>&]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`)
    .replaceAll('\\"', "\\u0022");

/** @param {Pairs} attributes */
const shortOptions = (attributes) =>
  options(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
