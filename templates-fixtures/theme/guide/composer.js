// @ts-check
import { COLOURS, compose } from "./compose.js";
import { show } from "./frames.js";

/** After the last key, in milliseconds: an address that is being typed loads no preview. */
const PAUSE = 300;

/** Makes the form write the snippet on every key, and show it a moment later. @param {Document} page */
export function startComposer(page) {
  const section = page.getElementById("composer");
  const form = section?.querySelector("form");
  const ways = section?.querySelector(".guide-frame-ways");
  const frame = section?.querySelector("iframe");
  if (!section || !form || !ways || !frame) return;
  const defaults = JSON.parse(page.getElementById("composer-marqueurs")?.textContent ?? "{}");
  form.querySelector("[data-without-script]")?.setAttribute("hidden", "");

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  let shown = addressOf(fieldsOf(form), defaults);

  const follow = () => {
    const fields = fieldsOf(form);
    write(
      section,
      compose((name) => fields.get(name) ?? "", defaults),
    );
    clearTimeout(later);
    later = setTimeout(() => {
      const { preview, colours } = addressOf(fields, defaults);
      const [withScript, without] = ways.querySelectorAll("a");
      if (!withScript || !without) return;
      withScript.href = `${preview}${colours}`;
      without.href = `${preview}${colours}&sans-script=1`;
      const current = without.hasAttribute("aria-current") ? without : withScript;
      if (preview === shown.preview) paint(frame, colours);
      else show(ways, current.href);
      shown = { preview, colours };
    }, PAUSE);
  };
  form.addEventListener("input", follow);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    follow();
  });
  // Coming back, the browser fills the form without an event.
  follow();
}

/** @param {HTMLFormElement} form */
function fieldsOf(form) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") fields.set(name, value);
  return fields;
}

/**
 * The preview's address, and the end of it that only changes its colours.
 *
 * @param {URLSearchParams} fields
 * @param {Parameters<typeof compose>[1]} defaults
 */
function addressOf(fields, defaults) {
  const { marker, query } = compose((name) => fields.get(name) ?? "", defaults);
  const others = new URLSearchParams([...fields].filter(([name]) => !isColour(name)));
  for (const [key, value] of new URLSearchParams(query)) others.set(key, value);
  others.set("composer", "1");
  const colours = new URLSearchParams([...fields].filter(([name]) => isColour(name)));
  const preview = `/guide/${marker}?${others}`;
  return { preview, colours: fields.has("couleurs") ? `&${colours}` : "" };
}

/** @param {string} name */
const isColour = (name) => name === "couleurs" || COLOURS.some(([field]) => field === name);

/**
 * @param {Element} section
 * @param {ReturnType<typeof compose>} made
 */
function write(section, made) {
  for (const code of section.querySelectorAll("[data-made]")) {
    const text = made[/** @type {"html"} */ (code.getAttribute("data-made"))];
    if (code.textContent !== text) code.textContent = text;
    code.closest("figure")?.toggleAttribute("hidden", text === "");
  }
}

/**
 * Changes the colours of the page in the frame, without loading it again.
 *
 * @param {HTMLIFrameElement} frame
 * @param {string} colours
 */
function paint(frame, colours) {
  const page = frame.contentDocument;
  if (!page?.head) return;
  const known = page.querySelector("link[data-colours]");
  const link = known ?? page.createElement("link");
  link.setAttribute("rel", "stylesheet");
  link.setAttribute("data-colours", "");
  link.setAttribute("href", `/guide/couleurs.css?${colours.slice(1)}`);
  if (!known) page.head.append(link);
}
