import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const faqFacts: MarkerFacts = {
  kind: "behaviour",
  name: "faq",
  title: "Foire aux questions",
  purpose: "Une adresse ouvre sa question, chaque question a son lien, toutes les réponses s’impriment.",
  attributes: [],
  inside: [
    {
      name: "details",
      required: true,
      about: "Une question par details, dans son summary ; ou des titres suivis de leur réponse.",
    },
  ],
  snippet: `<div data-behaviour="faq">
  <h3>Combien coûte l’entrée ?</h3>
  <p>Un billet d’un jour coûte 10 $.</p>
  <h3>Où acheter mes billets ?</h3>
  <p>En ligne jusqu’à la veille de votre visite.</p>
</div>`,
  keys: [
    { keys: "Enter, Space", where: "a question", does: "opens or closes it; the others do not change" },
    {
      keys: "Tab",
      where: "a closed question",
      does: "moves focus to the next question: nothing in a closed answer can be focused",
    },
    {
      keys: "Enter",
      where: "a link to a question",
      does: "opens the question, scrolls to it and moves focus to it; Back does the same for the previous one",
    },
    {
      keys: "Enter",
      where: "'Lien vers cette question'",
      does: "copies the link and writes it into the address bar; keeps focus",
    },
  ],
  guide: {
    see: "À voir sur [la foire aux questions](/faq#q-sortie).",
    without:
      "Toutes les réponses, sous leurs titres. Avec des `details`, le navigateur les ouvre et les ferme lui-même.",
    mistakes: [
      {
        wrong: '<div data-behaviour="faq"><p><strong>Combien ?</strong></p><p>10 $.</p></div>',
        happens: "Le marqueur échoue : une question en gras n’est pas une question. Elle doit être un titre.",
        right: "<h3>Combien ?</h3><p>10 $.</p>",
        state: "failed",
      },
      {
        wrong:
          '<div data-behaviour="faq"><details><summary><h3>Combien ?</h3></summary><p>10 $.</p></details></div>',
        happens: "Tout s’ouvre, mais certains lecteurs d’écran taisent un titre dans un `summary`.",
        right: "<summary>Combien ?</summary>",
        state: "ready",
      },
    ],
    room: "low",
  },
};
