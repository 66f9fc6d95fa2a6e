import { diceFor } from "../dice.ts";
import { drawable } from "../faces.ts";
import type { PictureFacts } from "../facts.ts";
import { type Mood, palette } from "../palette.ts";
import { picture } from "../picture.ts";
import { rect } from "../shapes.ts";
import type { Composition } from "./cover.ts";
import { beast, birds, monster } from "./creatures.ts";
import { collection, halves, initial, poster, thriller, tilted } from "./lettering.ts";
import { lamplight, skyline } from "./nights.ts";
import { folded, stairs, torn } from "./papers.ts";
import { arches, grains, rings, striped, tiles, windows } from "./patterns.ts";
import { line, maze, shelves } from "./puzzles.ts";
import { horizon, mist, road, sea } from "./scenes.ts";
import { eye, leaves, somebody, table } from "./still-life.ts";

/** Every composition with the light it is made for. */
const compositions: readonly (readonly [Composition, Mood])[] = [
  [horizon, "day"],
  [mist, "night"],
  [sea, "any"],
  [lamplight, "night"],
  [skyline, "any"],
  [stairs, "any"],
  [road, "any"],
  [torn, "any"],
  [folded, "any"],
  [grains, "any"],
  [windows, "any"],
  [rings, "day"],
  [tiles, "any"],
  [shelves, "any"],
  [maze, "any"],
  [line, "day"],
  [striped, "any"],
  [arches, "any"],
  [tilted, "any"],
  [initial, "any"],
  [poster, "any"],
  [collection, "day"],
  [collection, "day"],
  [thriller, "night"],
  [halves, "day"],
  [monster, "day"],
  [beast, "day"],
  [birds, "day"],
  [leaves, "any"],
  [table, "day"],
  [somebody, "any"],
  [eye, "any"],
];

/** A title that names its subject gets a picture of it, most of the time. */
const hints: readonly (readonly [RegExp, readonly (readonly [Composition, Mood])[]])[] = [
  [
    /hiver|neige|montagne|nord\b|sommet/i,
    [
      [horizon, "day"],
      [skyline, "night"],
    ],
  ],
  [
    /brume|lune|nuit|étoile/i,
    [
      [mist, "night"],
      [lamplight, "night"],
      [skyline, "night"],
    ],
  ],
  [/mer\b|fleuve|île|eau\b|rivière|lac\b|marée|bateau|naufrage/i, [[sea, "any"]]],
  [
    /rue\b|maison|chambre|fenêtre|voisin/i,
    [
      [lamplight, "night"],
      [windows, "any"],
    ],
  ],
  [
    /ville|quartier|montréal/i,
    [
      [skyline, "any"],
      [stairs, "any"],
      [windows, "any"],
    ],
  ],
  [/escalier|plateau/i, [[stairs, "any"]]],
  [
    /route|chemin|voyage|départ/i,
    [
      [road, "any"],
      [line, "day"],
    ],
  ],
  [/métro|ligne|train|station/i, [[line, "day"]]],
  [
    /papier|lettre|manuscrit/i,
    [
      [folded, "any"],
      [torn, "any"],
    ],
  ],
  [/livre|bibliothèque|lecture|librair/i, [[shelves, "any"]]],
  [
    /bruit|voix|silence|son\b|musique/i,
    [
      [rings, "day"],
      [arches, "any"],
    ],
  ],
  [
    /labyrinthe|énigme|secret|perdu/i,
    [
      [maze, "any"],
      [eye, "night"],
    ],
  ],
  [/monstre|ogre|dragon|lundi|peur/i, [[monster, "day"]]],
  [/renard|chat|ours|lapin|loup|chien/i, [[beast, "day"]]],
  [/oiseau|aile|vol\b|ciel/i, [[birds, "day"]]],
  [/jardin|forêt|arbre|fleur|herbe|érable|botani/i, [[leaves, "any"]]],
  [/cuisine|recette|table|pain|soupe|café/i, [[table, "day"]]],
  [/vie\b|mémoires?|mère|père|fille|femme|homme/i, [[somebody, "any"]]],
  [/crime|meurtre|enquête|mort\b|disparu/i, [[thriller, "night"]]],
  [/œil|regard|voir\b/i, [[eye, "any"]]],
  [/sel\b|sable|poussière|pluie/i, [[grains, "any"]]],
];

/** A book's cover. The same book always has the same one. */
export function drawCover(seed: string, facts: PictureFacts): string {
  const dice = diceFor(`cover ${seed}`);
  const title = drawable(facts.title) || "Sans titre";
  const hinted = hints.filter(([words]) => words.test(title)).flatMap(([, chosen]) => chosen);
  const [compose, mood] = dice.pick(hinted.length > 0 && dice.chance(0.55) ? hinted : compositions);
  const cover = {
    title,
    author: drawable(facts.subtitle ?? "", 60),
    publisher: drawable(facts.publisher ?? "", 60),
    dice,
    colours: palette(dice, mood),
  };
  // The fold along the spine, as on a paperback.
  return picture(400, 600, compose(cover), rect(0, 0, 9, 600, "#14182b", ' opacity=".12"'));
}
