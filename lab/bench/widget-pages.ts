/** The same questions, posters and videos in the markup of each product. */
const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index + 1)).join("\n");

const question = (n: number) => `Comment puis-je venir au Salon, question ${n} ?`;
const ANSWER =
  "<p>En métro, jusqu’à la station Place-d’Armes, puis à pied. Le Palais est accessible en fauteuil roulant par toutes ses entrées.</p>";

const plainQuestion = (n: number, around: [string, string], button = "", answer = "") =>
  `${around[0]}<h3><button type="button" aria-expanded="false" aria-controls="r${n}"${button}>${question(n)}</button></h3>
<div id="r${n}" hidden${answer}>${ANSWER}</div>${around[1]}`;

/** Questions, by product. */
export const questions: Readonly<Record<string, (count: number) => string>> = {
  ours: (count) =>
    `<div data-behaviour="faq">${many(count, (n) => `<details id="q-${n}"><summary>${question(n)}</summary><div class="answer">${ANSWER}</div></details>`)}</div>`,
  govuk: (count) =>
    `<div class="govuk-accordion" id="accordion">${many(
      count,
      (n) => `<div class="govuk-accordion__section"><div class="govuk-accordion__section-header">
<h2 class="govuk-accordion__section-heading"><span class="govuk-accordion__section-button" id="b${n}">${question(n)}</span></h2></div>
<div id="c${n}" class="govuk-accordion__section-content">${ANSWER}</div></div>`,
    )}</div>`,
  stimulus: (count) =>
    many(count, (n) =>
      plainQuestion(
        n,
        ['<div data-controller="question">', "</div>"],
        ' data-question-target="button" data-action="question#toggle"',
        ' data-question-target="answer"',
      ),
    ),
  alpine: (count) =>
    many(
      count,
      (
        n,
      ) => `<div x-data="{ open: false }"><h3><button type="button" :aria-expanded="open" @click="open = !open">${question(n)}</button></h3>
<div x-show="open">${ANSWER}</div></div>`,
    ),
  "is-land": (count) => many(count, (n) => plainQuestion(n, ["<is-land>", "</is-land>"])),
  "by-hand": (count) => many(count, (n) => plainQuestion(n, ["<div>", "</div>"])),
};

const poster = (n: number) =>
  `<h3>Affiche ${n}</h3><p>Grand entretien, samedi 28 novembre, 14 h</p><p><a href="/activites">Voir l’activité ${n}</a></p>`;

export const posters: Readonly<Record<string, (count: number) => string>> = {
  ours: (count) => `<section data-behaviour="must-see" aria-labelledby="titre">
<h2 id="titre">À ne pas manquer</h2><div data-controls></div>
<ol data-slides>${many(count, (n) => `<li id="affiche-${n}">${poster(n)}</li>`)}</ol></section>`,
  swiper: (
    count,
  ) => `<section><h2>À ne pas manquer</h2><div class="swiper"><div class="swiper-wrapper">${many(
    count,
    (n) => `<div class="swiper-slide">${poster(n)}</div>`,
  )}</div><button class="swiper-button-prev"></button><button class="swiper-button-next"></button>
<div class="swiper-pagination"></div></div></section>`,
};

export const videos: Readonly<Record<string, (count: number) => string>> = {
  ours: (count) =>
    `<div data-behaviour="video-overlay"><ul>${many(
      count,
      (
        n,
      ) => `<li><a href="/videos/${n}" data-video-id="v${n}"><img src="/media/video/${n}.svg" alt="" width="320" height="180" loading="lazy">
<h3>Vidéo ${n}</h3></a></li>`,
    )}</ul></div>`,
  "lite-youtube": (count) =>
    many(
      count,
      (n) => `<lite-youtube videoid="v${n}" style="background-image: url('/media/video/${n}.svg')">
<a href="/videos/${n}" class="lyt-playbtn" title="Vidéo ${n}"><span class="lyt-visually-hidden">Vidéo ${n}</span></a></lite-youtube>`,
    ),
};
