import { diceFor } from "./dice.ts";
import type { PictureFacts } from "./facts.ts";

const titles = `Les hivers contraires|Petite histoire du sel|Quatre escaliers vers le fleuve|Mangeuses de brume|Atlas des voisins
|Traité du bruit|Tout ce qui penche|Oiseaux de chantier|La nuit du papier|Herbier des terrains vagues|Cœur de brique
|Éloge de la lenteur municipale|La mémoire des ponts|Où dorment les autobus ?|Débâcle|Douze lettres à personne
|Recettes pour temps gris|Sept façons de perdre un parapluie|Le renard au manteau vert|Nos corps minéraux`;
const people = `Maëlle Kanté-Desrosiers|Antonin Vadeboncœur-Li|Odile Thériault-Wang|Ismaël Bonenfant-Roy|Noor Lachapelle
|Gédéon Prudhomme-Sow|Clémence Ouellonde|Aïssatou Grandmaison|Tomás Beaurivage|Élise Bournival`;
const houses = "Quai Nord|Presses du Hangar|La Traverse|Lampe-tempête|11e étage|Petit Tonnerre|Coop Rivenord";

const kinds: Readonly<Record<string, PictureFacts["kind"]>> = {
  author: "portrait",
  person: "portrait",
  book: "cover",
  logo: "logo",
  event: "event",
  room: "stage",
  stage: "stage",
};

const listed = (text: string): string[] => text.split("|").map((entry) => entry.trim());

/** Facts for a picture that no data describes, from its path: `book/7001` is some invented book, always the same. */
export function inventedFacts(path: string): PictureFacts | null {
  const [folder = "", name = ""] = path.split("/");
  const kind = kinds[folder];
  if (!kind) return null;
  const dice = diceFor(`facts ${path}`);
  if (kind === "portrait") {
    return { kind, title: /[a-z]{3}/.test(name) ? name.replaceAll("-", " ") : dice.pick(listed(people)) };
  }
  if (kind === "logo") return { kind, title: dice.pick(listed(houses)) };
  const title = dice.pick(listed(titles));
  return { kind, title, subtitle: dice.pick(listed(people)), publisher: dice.pick(listed(houses)) };
}
