export type NameKind = "city" | "town" | "borough" | "quarter" | "water" | "park";

/** A name on the map: where, and at which zooms (both included); water turns by degrees. */
export interface PlaceName {
  readonly text: string;
  readonly at: readonly [longitude: number, latitude: number];
  readonly kind: NameKind;
  readonly from: number;
  readonly to: number;
  readonly turn?: number;
}

const zooms: Readonly<Record<NameKind, readonly [number, number]>> = {
  city: [8, 11],
  town: [10, 14],
  borough: [12, 14],
  quarter: [14, 17],
  water: [10, 16],
  park: [13, 17],
};

/** `longitude latitude name`, one a line; a leading number of degrees for water. */
function named(kind: NameKind, lines: string): PlaceName[] {
  return lines
    .trim()
    .split(/\s*\n\s*/)
    .map((entry) => {
      const [longitude = "", latitude = "", ...words] = entry.split(" ");
      const turn = /^-?\d+$/.test(words[0] ?? "") ? Number(words.shift()) : 0;
      const [from, to] = zooms[kind];
      return { text: words.join(" "), at: [-Number(longitude), Number(latitude)], kind, from, to, turn };
    });
}

/** In order of importance: a name gives way to those before it. */
export const places: readonly PlaceName[] = [
  ...named("city", `73.62 45.53 Montréal`),
  ...named(
    "town",
    `73.735 45.59 Laval
    73.47 45.525 Longueuil
    73.455 45.45 Brossard
    73.635 45.715 Terrebonne
    73.445 45.77 Repentigny
    73.42 45.6 Boucherville
    73.74 45.36 Châteauguay
    73.91 45.575 Saint-Eustache
    73.5 45.405 La Prairie
    74.05 45.4 Vaudreuil-Dorion
    73.83 45.65 Blainville
    73.4 45.49 Saint-Hubert
    73.35 45.53 Saint-Bruno
    73.42 45.685 Varennes
    73.72 45.405 Kahnawà:ke
    73.73 45.5 Saint-Laurent
    73.81 45.452 Pointe-Claire`,
  ),
  ...named(
    "water",
    `73.5 45.61 -72 Fleuve Saint-Laurent
    73.533 45.538 -56 Fleuve Saint-Laurent
    73.53 45.433 -8 Bassin de La Prairie
    73.535 45.4825 -70 Fleuve Saint-Laurent
    73.79 45.395 -4 Lac Saint-Louis
    74.02 45.455 -14 Lac des Deux Montagnes
    73.609 45.6375 -40 Rivière des Prairies
    73.7145 45.5355 -27 Rivière des Prairies
    73.71 45.6635 -28 Rivière des Mille Îles
    73.42 45.735 -52 Fleuve Saint-Laurent`,
  ),
  ...named(
    "borough",
    `73.5645 45.5045 Ville-Marie
    73.5765 45.5235 Plateau-Mont-Royal
    73.58 45.551 Rosemont
    73.613 45.548 Villeray
    73.672 45.545 Ahuntsic
    73.5435 45.556 Hochelaga
    73.5715 45.4565 Verdun
    73.632 45.426 LaSalle
    73.685 45.4425 Lachine
    73.621 45.503 Côte-des-Neiges
    73.633 45.47 Notre-Dame-de-Grâce
    73.597 45.486 Westmount
    73.609 45.517 Outremont
    73.597 45.588 Saint-Léonard
    73.565 45.6 Anjou
    73.63 45.603 Montréal-Nord
    73.61 45.567 Saint-Michel
    73.5 45.655 Pointe-aux-Trembles
    73.56 45.65 Rivière-des-Prairies
    73.84 45.484 Pierrefonds
    73.745 45.447 Dorval
    73.87 45.43 Beaconsfield
    73.59 45.471 Le Sud-Ouest
    73.549 45.461 Île-des-Sœurs
    73.505 45.502 Saint-Lambert
    73.5 45.535 Vieux-Longueuil
    73.745 45.544 Chomedey
    73.69 45.573 Pont-Viau
    73.665 45.638 Duvernay
    73.78 45.61 Sainte-Rose
    73.525 45.61 Montréal-Est
    73.542 45.586 Mercier
    73.645 45.5185 Mont-Royal`,
  ),
  ...named(
    "quarter",
    `73.5545 45.5065 Vieux-Montréal
    73.564 45.5155 Quartier latin
    73.6005 45.5235 Mile End
    73.562 45.4925 Griffintown
    73.554 45.5195 Le Village
    73.5605 45.5075 Quartier chinois
    73.612 45.5295 Mile-Ex
    73.6125 45.5335 Petite Italie
    73.553 45.529 Centre-Sud
    73.585 45.478 Saint-Henri
    73.56 45.4795 Pointe-Saint-Charles
    73.567 45.5085 Quartier des spectacles
    73.542 45.5 Cité-du-Havre
    73.572 45.5 Centre-ville
    73.532 45.5155 Parc Jean-Drapeau
    73.578 45.4855 Petite-Bourgogne
    73.545 45.5405 Maisonneuve`,
  ),
  ...named(
    "park",
    `73.5955 45.505 Mont Royal
    73.5695 45.5263 Parc La Fontaine
    73.562 45.5625 Parc Maisonneuve
    73.628 45.534 Parc Jarry
    73.603 45.443 Parc Angrignon
    73.636 45.564 Parc Frédéric-Back
    73.478 45.612 Îles de Boucherville`,
  ),
];
