/** The form that makes a snippet: its choices, and what its fields say in an address. */
import { markerFacts } from "../../../src/markers.ts";
import {
  COLOURS,
  compose,
  type Defaults,
  isColour,
  MARKERS,
} from "../../../templates-fixtures/theme/guide/compose.js";
import { categoriesOf } from "../pages/programme-request.ts";
import type { PageRequest } from "../pages.ts";

/** The site's page for each marker. */
const PAGES: Readonly<Record<string, string>> = {
  programme: "/programmation",
  authors: "/auteurs",
  exhibitors: "/exposants",
  webcast: "/webdiffusion",
};

const DAYS = [
  { value: "", label: "Aujourd’hui, sinon tous" },
  { value: "tous", label: "Tous les jours" },
];

const AREAS = [
  { value: "", label: "Tous" },
  { value: "palais", label: "Au Palais des congrès" },
  { value: "ville", label: "Dans la ville" },
  { value: "ligne", label: "En ligne" },
];

const VIEWS = [
  { value: "", label: "Liste" },
  { value: "horaire", label: "Horaire" },
  { value: "carte", label: "Carte" },
];

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"].map((value) => ({ value, label: value.toUpperCase() }));

const COLOUR_LABELS = { accent: "Accent", papier: "Papier", encre: "Encre" } as const;

/** A colour of each token in the form before anybody has chosen one. */
const FIRST_COLOURS = { accent: "#0b5cad", papier: "#ffffff", encre: "#1b2733" } as const;

const defaultsOf = (name: string): Defaults => {
  const facts = markerFacts.find((one) => one.name === name);
  const [, href = "", label = ""] = /<a href="([^"]+)">([^<]+)</.exec(facts?.snippet ?? "") ?? [];
  return {
    page: PAGES[name] ?? "/",
    href,
    label,
    attributes: facts?.attributes.map((one) => one.name) ?? [],
  };
};

export const DEFAULTS: Readonly<Record<string, Defaults>> = Object.fromEntries(
  MARKERS.map((name) => [name, defaultsOf(name)]),
);

/** A field's value in an address. In the form as it first is, failed calls are shown, as in the facts' snippets. */
export function fieldOf(query: URLSearchParams): (name: string) => string {
  const isSent = query.has("marqueur");
  return (name) => query.get(name) ?? (!isSent && name === "erreurs" ? "1" : "");
}

/** The colours in an address, as a query of /guide/couleurs.css; empty without any. */
export function coloursOf(query: URLSearchParams): string {
  const chosen = COLOURS.flatMap(([name]) => {
    const value = query.get(name) ?? "";
    return isColour(value) ? [[name, value] as [string, string]] : [];
  });
  return query.has("couleurs") ? new URLSearchParams(chosen).toString() : "";
}

/** What the form shows: its choices, its values, and what they make. */
export function composerView({ url, api }: PageRequest) {
  const query = url.searchParams;
  const field = fieldOf(query);
  const made = compose(field, DEFAULTS);
  const preview = new URLSearchParams([...query].filter(([, value]) => value !== ""));
  for (const [key, value] of new URLSearchParams(made.query)) preview.set(key, value);
  return {
    made,
    preview: `/guide/${made.marker}?${withMark(preview)}`,
    defaults: DEFAULTS,
    markers: MARKERS.map((name) => ({
      name,
      title: markerFacts.find((one) => one.name === name)?.title,
      chosen: name === made.marker,
    })),
    days: [...DAYS, ...categoriesOf(api).dates.map(({ value, label }) => ({ value: String(value), label }))],
    areas: AREAS,
    views: VIEWS,
    letters: [{ value: "", label: "Toutes" }, ...LETTERS],
    colours: COLOURS.map(([name, token]) => ({
      name,
      token,
      label: COLOUR_LABELS[name],
      value: query.get(name) ?? FIRST_COLOURS[name],
    })),
    values: Object.fromEntries(
      ["jour", "secteur", "vue", "lettre", "flux", "texte", "lien", "adresse", "api", "erreurs", "avant"]
        .concat([
          "tuiles",
          "jeton",
          "mention",
          "accord-carte",
          "accord",
          "direct",
          "liste",
          "clavardage",
          "cartes",
          "couleurs",
        ])
        .map((name) => [name, field(name)]),
    ),
  };
}

/** `composer=1` says to the preview that its marker is the form's. */
function withMark(query: URLSearchParams): string {
  query.set("composer", "1");
  return query.toString();
}
