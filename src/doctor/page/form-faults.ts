/** Search forms that send nothing, or that nobody can tell apart. */
import { identityOf } from "../../shared/enhance/scan.ts";
import { safeLink } from "../../shared/links/safe-link.ts";
import type { Finding } from "../finding.ts";
import { tagOf } from "../tag.ts";

const TEXT_FIELDS = 'input:not([type]), input[type="text"], input[type="search"]';

/** Whether something names the field or form for a screen reader. */
function isNamed(element: HTMLElement): boolean {
  const labels = (element as HTMLInputElement).labels ?? [];
  return (
    [...labels].some((label) => label.textContent?.trim()) ||
    ["aria-label", "aria-labelledby", "title"].some((name) => element.getAttribute(name)?.trim())
  );
}

function formsOf(marker: Element): readonly HTMLFormElement[] {
  return marker instanceof HTMLFormElement ? [marker] : [...marker.querySelectorAll("form")];
}

function fieldFaults(form: HTMLFormElement): readonly Finding[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  const hasQuery = form.querySelector('[name="q"]') !== null;
  return fields.flatMap((field): readonly Finding[] => {
    if (!field.name || (!hasQuery && fields.length === 1))
      return [
        {
          level: "fault",
          what: field.name
            ? `Le champ de recherche s’appelle « ${field.name} » : Signet cherche un champ nommé q.`
            : "Le champ de recherche n’a pas d’attribut name : ce qu’on y tape n’est pas envoyé.",
          write: `<input type="search" name="q" aria-label="Un titre, un nom">`,
          element: field,
        },
      ];
    if (isNamed(field)) return [];
    return [
      {
        level: "doubt",
        what: "Le champ de recherche n’a pas de nom : un lecteur d’écran n’annonce pas ce qu’il faut y taper.",
        write: tagOf("input", { type: "search", name: field.name, "aria-label": "Un titre, un nom" }),
        element: field,
      },
    ];
  });
}

/** Of several forms with the role `search`, each needs a name. */
function unnamedForms(forms: readonly HTMLFormElement[]): readonly Finding[] {
  const searches = forms.filter((form) => form.getAttribute("role") === "search");
  if (searches.length < 2) return [];
  return searches
    .filter((form) => !isNamed(form))
    .map((form) => ({
      level: "doubt",
      what: "Ce formulaire de recherche n’a pas de nom, et la page en a plusieurs : un lecteur d’écran ne les distingue pas.",
      write: `<form role="search" aria-label="Rechercher dans tout le Salon" …>`,
      element: form,
    }));
}

/** @param markers all markers of the page */
export function formFaults(markers: readonly Element[]): readonly Finding[] {
  const forms = markers
    .filter((marker) => /^search-(form|overlay)$/.test(identityOf(marker).name))
    .flatMap(formsOf);
  const unique = [...new Set(forms)];
  const sent = unique
    .filter((form) => form.method === "post")
    .map(
      (form): Finding => ({
        level: "doubt",
        what: "Ce formulaire de recherche est envoyé par POST : ses résultats n’ont pas d’adresse à partager.",
        write: tagOf("form", {
          method: "get",
          action: safeLink(form.getAttribute("action")) ?? "/activites",
        }),
        element: form,
      }),
    );
  return [...unique.flatMap(fieldFaults), ...unnamedForms(unique), ...sent];
}
