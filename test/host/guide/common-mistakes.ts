import type { Mistake } from "../../../src/markers/marker-facts.ts";

/** Mistakes that any marker may have. */
export const commonMistakes: readonly Mistake[] = [
  {
    wrong: '<div data-behavior="faq"><h3>Combien ?</h3><p>10 $.</p></div>',
    happens: "Rien ne se passe et rien ne le signale : le mot s’écrit à la britannique, avec un « u ».",
    right: 'data-behaviour="faq"',
    state: null,
  },
  {
    wrong: '<div data-island="faq"><h3>Combien ?</h3><p>10 $.</p></div>',
    happens: "Le marqueur échoue : `faq` est un comportement. La console propose le bon attribut.",
    right: 'data-behaviour="faq"',
    state: "failed",
  },
  {
    wrong: '<div data-behaviour="faqs"><h3>Combien ?</h3><p>10 $.</p></div>',
    happens: "Le marqueur échoue : ce nom n’existe pas. La console propose le plus proche.",
    right: 'data-behaviour="faq"',
    state: "failed",
  },
  {
    wrong: '<div hidden><div data-behaviour="faq"><h3>Combien ?</h3><p>10 $.</p></div></div>',
    happens: "Le marqueur attend d’être près de l’écran ; caché, il n’y vient jamais.",
    right: '<div><div data-behaviour="faq">…</div></div>',
    state: "waiting",
  },
];
