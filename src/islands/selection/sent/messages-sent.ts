/** French texts of a selection that somebody has sent, all ours (ruling D51). */
import { grouped } from "../../../shared/text/grouped.ts";
import { plural } from "../../../shared/text/plural.ts";
import { words } from "../../../shared/text/words.ts";

const counted = (count: number): string => `${grouped(count)}\u00a0${plural(count, "activité", "activités")}`;

export const sentMessages = words("selection-sent", {
  title: (count: number) => `On vous a envoyé ${counted(count)}`,
  help: (known: number) =>
    known === 0
      ? "Votre propre sélection reste comme elle est. Gardez tout, ou seulement ce qui vous plaît."
      : `Votre propre sélection reste comme elle est\u00a0; vous en gardez déjà ${grouped(known)}.`,
  allKnown: (count: number) =>
    plural(count, "Vous gardez déjà cette activité.", `Vous gardez déjà ces ${counted(count)}.`),
  broken: "Ce lien de sélection n’est pas complet\u00a0: redemandez-le, ou copiez-le en entier.",
  list: "Les activités envoyées",
  keepAll: "Tout garder",
  close: "Fermer",
} as const);
