/**
 * `/guide/NAME`: a page with one marker and nothing else, which the guide shows in a frame. It is what a visitor gets
 * from the snippet beside it. `?sans-script=1` leaves the script out, `?erreur=2` shows the second mistake of the
 * chapter, `?composer=1` what the form asks for.
 */

import type { MarkerFacts } from "../../../src/markers/marker-facts.ts";
import { markerFacts } from "../../../src/markers.ts";
import { compose } from "../../../templates-fixtures/theme/guide/compose.js";
import type { PageBuilder } from "../pages.ts";
import { liveOf } from "./chapters.ts";
import { commonMistakes } from "./common-mistakes.ts";
import { coloursOf, DEFAULTS, fieldOf } from "./composer.ts";

/**
 * Values of the preview in place of those in the form: its page may ask this site only, and an address that is still
 * being typed leads nowhere.
 */
const HERE: Readonly<Record<string, string>> = {
  "data-api": "/api",
  "data-map-tiles": "/tiles/{z}/{x}/{y}.svg",
  "data-player-stream": "/lecteur/direct/{id}",
  "data-player-playlist": "/lecteur/liste/{id}",
  "data-chat": "/lecteur/clavardage/{id}",
  "data-thumbnail-stream": "/media/stage/{id}.svg",
  "data-thumbnail-playlist": "/media/stage/{id}.svg",
};

/** The webcast's addresses, which the form may leave to YouTube. */
const PROVIDER = Object.keys(HERE).filter((name) => /player|chat|thumbnail/.test(name));

export const previewPage: PageBuilder = ({ url, params }) => {
  const query = url.searchParams;
  const facts = markerFacts.find(({ name }) => name === params.slug);
  const isCommon = params.slug === "tous";
  if (!facts && !isCommon) return null;
  const wrong = mistakeOf(params.slug ?? "", Number(query.get("erreur")));
  if (isCommon && wrong === undefined) return null;
  const isComposed = query.has("composer") && facts !== undefined && facts.name in DEFAULTS;
  const colours = coloursOf(query);
  return {
    template: "apercu.njk",
    context: {
      title: facts?.title ?? "Tous les marqueurs",
      html: wrong ?? (isComposed ? composed(query, facts) : facts && liveOf(facts)),
      script: !query.has("sans-script"),
      colours: isComposed && colours ? `/guide/couleurs.css?${colours}` : "",
    },
  };
};

function mistakeOf(name: string, nth: number): string | undefined {
  const mistakes =
    name === "tous" ? commonMistakes : markerFacts.find((facts) => facts.name === name)?.guide.mistakes;
  return mistakes?.[nth - 1]?.wrong;
}

function composed(query: URLSearchParams, facts: MarkerFacts): string {
  const field = fieldOf(query);
  // The address says which marker, whatever the form said last.
  const asked = (name: string) => (name === "marqueur" ? facts.name : field(name));
  const { attributes, html } = compose(asked, DEFAULTS);
  const own = new Map(attributes.map(([name, value]) => [name, HERE[name] ?? value]));
  if (facts.name === "webcast") for (const name of PROVIDER) own.set(name, HERE[name] ?? "");
  const written = [...own].map(([name, value]) => `${name}="${attribute(value)}"`);
  return html.replace(/^<div [^>]*>/, () => `<div data-island="${facts.name}" ${written.join(" ")}>`);
}

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
