/** The home page's eight streams: five live stages and three playlists. */
import type { Book } from "./books.ts";
import type { Exhibitor } from "./exhibitors.ts";
import type { Chance } from "./random.ts";
import type { EventItem, Sponsor, StreamItem } from "./shapes.ts";
import { ROOMS } from "./vocabulary.ts";
import { typeset } from "./wording.ts";

const FIRST_STREAM = 95001;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** `about` occurs in the title of the stream's activity; `genre` says which books are shown first. */
const STREAMS = [
  {
    title: "En direct de la Grande Scène",
    about: "Grand entretien",
    room: "grande",
    status: "live",
    sponsor: "",
    books: 4,
    genre: "roman",
  },
  {
    title: "En direct du Carrefour",
    about: "",
    room: "carrefour",
    status: "live",
    sponsor: "Réseau Biblio du Grand Montréal",
    books: 3,
    genre: "recit",
  },
  {
    title: "Grands entretiens : l'intégrale de l'an dernier",
    about: "Grand entretien",
    room: "",
    status: "live",
    sponsor: "Radio Grand Nord",
    books: 5,
    genre: "essai",
  },
  {
    title: "Le Studio balado, en direct",
    about: "« ",
    room: "studio",
    status: "live",
    sponsor: "",
    books: 1,
    genre: "polar",
  },
  {
    title: "La Ruelle : contes, comptines et cabrioles en direct",
    about: "Monsieur Virgule",
    room: "ruelle",
    status: "live",
    sponsor: "",
    books: 2,
    genre: "album",
  },
  {
    title: "Jeunes plumes : les lectures des classes",
    about: "Jeunes plumes",
    room: "",
    status: "live",
    sponsor: "Fondation Premières Pages",
    books: 0,
    genre: "ado",
  },
  {
    title: "La Bulle : duels de dessin en direct",
    about: "Duel de dessin",
    room: "bulle",
    status: "pending",
    sponsor: "",
    books: 3,
    genre: "bd",
  },
  {
    title: "Dix ans de poèmes debout",
    about: "poèmes debout",
    room: "",
    status: "disabled",
    sponsor: "Fondation Marguerite-Roy",
    books: 2,
    genre: "poesie",
  },
] as const;

export function createStreams(
  chance: Chance,
  events: readonly EventItem[],
  exhibitors: readonly Exhibitor[],
  books: readonly Book[],
): StreamItem[] {
  const sponsor = (title: string): Sponsor[] => {
    if (title === "") return [];
    const item = exhibitors.find((exhibitor) => exhibitor.item.title === title)?.item;
    if (!item) throw new Error(`The sponsor "${title}" is no exhibitor`);
    return [{ id: item.id, title, companyLogo: [{ url: `/media/logo/${item.id}.svg` }] }];
  };
  const calm = events.filter((event) => event.categories.status.length === 0);
  const left = chance.shuffle(books);
  const shelf = (genre: string, length: number) => {
    const ofGenre = left.filter(({ genres }) => genres.includes(genre));
    const taken = [...ofGenre, ...left.filter((book) => !ofGenre.includes(book))].slice(0, length);
    for (const book of taken) left.splice(left.indexOf(book), 1);
    return taken.flatMap(({ item }) => (item ? [item] : []));
  };
  return STREAMS.map((stream, index) => {
    const room = ROOMS.find(({ code }) => code === stream.room);
    const about = typeset(stream.about);
    const suiting = calm.filter(
      (event) => event.title.includes(about) && (!room || event.location.room[0]?.id === room.id),
    );
    // A playlist is from other years: any activity of its kind represents it.
    const activity = chance.pick(
      suiting.length > 0 ? suiting : events.filter(({ title }) => title.includes(about)),
    );
    return {
      id: FIRST_STREAM + index,
      streamType: room ? "stream" : "playlist",
      streamTitle: typeset(stream.title),
      streamId: Array.from({ length: 11 }, () => LETTERS[chance.int(0, LETTERS.length - 1)]).join(""),
      status: stream.status,
      streamSponsor: sponsor(stream.sponsor),
      streamActivity: [
        {
          id: activity.id,
          title: activity.title,
          url: activity.url,
          activityRoom: room
            ? [
                {
                  id: room.id,
                  title: room.title,
                  url: `/programmation?room=${room.id}`,
                  roomSponsor: sponsor(room.sponsor),
                },
              ]
            : [],
          activitySponsors: sponsor(stream.sponsor),
          activityBooks: shelf(stream.genre, stream.books),
        },
      ],
    };
  });
}
