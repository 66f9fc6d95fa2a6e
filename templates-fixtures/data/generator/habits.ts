/** Usual properties of each type of activity: duration, people, rooms, hours. */

export interface Habit {
  minutes: readonly number[];
  /** Fewest and most authors. */
  people: readonly [number, number];
  /** Chance of a host, and the host's role. */
  host: readonly [number, string];
  rooms: readonly string[];
  audience: string;
  ages: readonly string[];
  /** Chance that the activity has its own picture. */
  picture: number;
}

const ADULTS = ["a18"];
const ALL = ["a13", "a18"];
const HOST = "Animation";

const STAGES = ["carrefour", "encrier", "verriere", "marque", "place", "s511"];
const QUIET = ["encrier", "marque", "s511", "s516"];

const USUAL: Habit = {
  minutes: [60],
  people: [1, 1],
  host: [0.5, HOST],
  rooms: STAGES,
  audience: "tous",
  ages: ALL,
  picture: 0.2,
};

const HABITS: Readonly<Record<string, Partial<Habit>>> = {
  "table-ronde": { minutes: [60, 60, 75], people: [3, 4], host: [1, HOST], rooms: [...STAGES, "grande"] },
  rencontre: { minutes: [45, 60, 60], rooms: [...STAGES, "grande"] },
  entretien: { minutes: [60, 75], host: [1, "Entretien mené par"], rooms: ["grande", "verriere"] },
  atelier: { minutes: [60, 75, 90], rooms: [...QUIET, "images"], host: [0.15, "Médiation"], picture: 0.8 },
  lecture: {
    minutes: [45, 60],
    people: [2, 3],
    host: [0.2, "Mise en lecture"],
    rooms: [...QUIET, "studio", "verriere"],
  },
  spectacle: {
    minutes: [60, 75],
    people: [1, 2],
    host: [0.9, "Interprète"],
    rooms: ["grande", "place"],
    picture: 0.9,
  },
  conte: {
    minutes: [30, 45],
    host: [0.7, "Conteur·euse"],
    rooms: ["terrier", "ruelle"],
    audience: "jeunes",
    ages: ["a0", "a5"],
    picture: 0.8,
  },
  conference: {
    minutes: [60],
    host: [0.3, "Présentation"],
    rooms: [...STAGES, "s516"],
    ages: ADULTS,
    picture: 0.5,
  },
  debat: {
    minutes: [60, 75],
    people: [3, 4],
    host: [1, "Modération"],
    rooms: [...STAGES, "grande"],
    ages: ADULTS,
  },
  lancement: {
    minutes: [60, 90],
    host: [0.3, HOST],
    rooms: ["carrefour", "encrier", "marque"],
    ages: ADULTS,
  },
  balado: { minutes: [60, 60, 90], people: [1, 3], host: [1, "Animation"], rooms: ["studio"], picture: 0.6 },
  exposition: { people: [0, 0], host: [0.5, "Commissariat"], rooms: ["place", "verriere"], picture: 1 },
  projection: { minutes: [75, 90], people: [0, 1], host: [0.5, "Réalisation"], rooms: ["s511"], picture: 1 },
  visite: { people: [0, 0], host: [0.7, "Guide"], rooms: [""], picture: 0.7 },
  concours: { minutes: [60, 75], people: [1, 1], host: [0.9, HOST], rooms: ["place"], picture: 0.7 },
  match: { minutes: [60, 75], people: [4, 4], host: [1, "Arbitrage"], rooms: ["place"], picture: 0.6 },
  prix: { minutes: [60], people: [2, 4], host: [0.8, HOST], rooms: ["verriere"], picture: 0.6 },
  brunch: {
    minutes: [75, 90],
    people: [2, 3],
    host: [0.5, HOST],
    rooms: ["marque", "encrier"],
    ages: ADULTS,
    picture: 0.7,
  },
  classe: {
    minutes: [45, 60],
    host: [0.2, "Médiation"],
    rooms: ["ruelle", "terrier", "s511", "s516", "images"],
    audience: "scolaire",
    ages: ["a9"],
    picture: 0.3,
  },
};

export function habit(type: string): Habit {
  return { ...USUAL, ...HABITS[type] };
}

/** Roles of guests who are not authors, by subject. */
export const GUESTS: Readonly<Record<string, readonly string[]>> = {
  musique: ["Musicien·ne", "Auteur·rice-compositeur·rice"],
  theatre: ["Comédien·ne", "Metteur·e en scène"],
  sciences: ["Chercheur·euse", "Physicien·ne", "Climatologue"],
  memoire: ["Historien·ne", "Archiviste"],
  edition: ["Éditeur·rice", "Libraire", "Bibliothécaire"],
  langue: ["Traducteur·rice", "Linguiste"],
  sante: ["Médecin", "Psychologue"],
  table: ["Chef cuisinier·ère"],
  sport: ["Athlète olympique", "Entraîneur·e"],
  societe: ["Journaliste", "Sociologue"],
  arts: ["Graphiste", "Artiste visuel·le"],
  autochtone: ["Gardien·ne du savoir", "Artiste multidisciplinaire"],
  montreal: ["Urbaniste", "Architecte"],
};

export const GUEST_OF_HONOUR = "Invité·e d’honneur";
