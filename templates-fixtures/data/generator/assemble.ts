/** Turns a planned activity into the item that the API sends. */
import { type Day, instant, midnight } from "./calendar.ts";
import { asOrganizer, type Exhibitor } from "./exhibitors.ts";
import { GUEST_OF_HONOUR, habit } from "./habits.ts";
import { authorItem } from "./people.ts";
import { PALAIS, place } from "./places.ts";
import type { Planned } from "./planned.ts";
import type { Chance } from "./random.ts";
import type { EventDates, EventItem, Organizer, PersonItem, PlaceItem } from "./shapes.ts";
import type { Slot } from "./timetable.ts";
import { describedTerm, entry, ROOMS, term } from "./vocabulary.ts";
import { slugOf } from "./wording.ts";

const LAST_MINUTE = 24 * 60 - 1;

function daysOf(activity: Planned, slot: Slot): Day[] {
  const run = activity.draft.run;
  const last = run ? run[1] : slot.day;
  return Array.from({ length: last - slot.day + 1 }, (_, index) => (slot.day + index) as Day);
}

interface Bounds {
  start: number | null;
  end: number | null;
  range: number[];
}

const NO_BOUNDS: Bounds = { start: null, end: null, range: [] };

function boundsOf(activity: Planned, slot: Slot): Bounds {
  const days = daysOf(activity, slot);
  const last = days.at(-1) as Day;
  const { allDay } = activity.draft;
  return {
    start: allDay ? midnight(slot.day) : instant(slot.day, slot.from),
    end: instant(last, allDay ? LAST_MINUTE : slot.to),
    range: days.map(midnight),
  };
}

function datesOf(activity: Planned): EventDates {
  const { slot, report, draft, undated } = activity;
  const before = undated ? NO_BOUNDS : boundsOf(activity, slot);
  const after = report && !undated ? boundsOf(activity, report) : NO_BOUNDS;
  return {
    start: before.start,
    end: before.end,
    startReport: after.start,
    endReport: after.end,
    range: before.range,
    rangeReport: after.range,
    allDay: draft.allDay,
  };
}

/** The fair itself organises activities, too; it has no stand and no page. */
const FAIR = "Le Grand Feuillet";
const FAIR_TEAMS: Readonly<Record<string, string>> = {
  metier: "Le Grand Feuillet, volet professionnel",
  scolaire: "Le Grand Feuillet, volet scolaire",
  jeunes: "Le comité jeunesse du Grand Feuillet",
};
const FIRST_OUTSIDE_BODY = 56_000;

/** An organiser without a stand; the id is computed from the name, so that it is the same on every activity. */
function outsideBody(title: string, url: string | null): Organizer {
  const digest = [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3_989, 7);
  return { id: FIRST_OUTSIDE_BODY + digest, title, slug: slugOf(title), url };
}

/** An institution whose field matches the activity's subject. */
function patron({ draft }: Planned, exhibitors: readonly Exhibitor[], chance: Chance): Organizer[] {
  const topics = [...draft.subjects, ...draft.genres];
  const caring = exhibitors.filter(
    ({ kind, cares }) => kind !== "maison" && cares.some((code) => topics.includes(code)),
  );
  const close = caring.filter(({ cares }) => draft.subjects.some((code) => cares.includes(code)));
  return caring.length > 0 ? [asOrganizer(chance.pick(close.length > 0 ? close : caring))] : [];
}

function organizersOf(activity: Planned, exhibitors: readonly Exhibitor[], chance: Chance): Organizer[] {
  const { draft, audience, authors, book } = activity;
  const house = (book?.author ?? authors[0])?.house;
  if (draft.type === "dedicace" || draft.type === "lancement") return house ? [asOrganizer(house)] : [];
  if (activity.place) {
    const { title } = place(activity.place);
    return [outsideBody(title, chance.happens(0.5) ? `https://example.com/lieux/${slugOf(title)}` : null)];
  }
  if (!chance.happens(0.6)) return [];
  const fair = outsideBody(FAIR_TEAMS[audience] ?? FAIR, null);
  if (chance.happens(0.25)) return [fair];
  const found = patron(activity, exhibitors, chance);
  return found.length > 0 && chance.happens(0.1) ? [...found, fair] : found;
}

function photosOf(id: number, activity: Planned, chance: Chance): string[] {
  const cover = activity.book?.item?.bookImage[0]?.url;
  if (activity.draft.type === "dedicace") return cover && chance.happens(0.75) ? [cover] : [];
  if (cover && chance.happens(0.7)) return [cover];
  if (!chance.happens(habit(activity.draft.type).picture)) return [];
  const count = chance.happens(0.35) ? chance.int(2, 6) : 1;
  return Array.from(
    { length: count },
    (_, index) => `/media/event/${id}${index === 0 ? "" : `-${index + 1}`}.svg`,
  );
}

function placesOf({ draft, place: code }: Planned): PlaceItem[] {
  return [
    ...(draft.areas.includes("palais") ? [PALAIS] : []),
    ...(draft.areas.includes("ville") ? [place(code)] : []),
  ];
}

function roomsOf(activity: Planned, chance: Chance): { id?: number; title: string }[] {
  const room = ROOMS.find(({ code }) => code === activity.room);
  if (room) return chance.happens(0.85) ? [{ id: room.id, title: room.title }] : [{ title: room.title }];
  if (!activity.draft.areas.includes("palais")) return [];
  if (activity.draft.type === "visite") return [{ title: "Comptoir d’accueil, niveau 2" }];
  return activity.draft.type === "exposition" && chance.happens(0.5) ? [{ title: "Grand hall" }] : [];
}

function modeOf({ draft }: Planned): string {
  if (!draft.areas.includes("ligne")) return "En personne";
  return draft.areas.length > 1 ? "En personne et en virtuel" : "En virtuel";
}

function authorsOf(activity: Planned, chance: Chance): PersonItem[] {
  return activity.authors.map((author, index) => {
    const item = authorItem(author);
    const honoured = index === 0 && activity.draft.type === "entretien" && chance.happens(0.5);
    return honoured ? { ...item, occupations: [...item.occupations, { title: GUEST_OF_HONOUR }] } : item;
  });
}

const SECOND_TYPES: Readonly<Record<string, string>> = {
  dedicace: "rencontre",
  conte: "lecture",
  projection: "rencontre",
  lecture: "spectacle",
  brunch: "rencontre",
};

function typesOf({ draft }: Planned, chance: Chance): string[] {
  const second = SECOND_TYPES[draft.type];
  return second && chance.happens(0.1) ? [draft.type, second] : [draft.type];
}

export function assemble(
  activity: Planned,
  id: number,
  slug: string,
  exhibitors: readonly Exhibitor[],
  chance: Chance,
): EventItem {
  const { draft, audience, ages } = activity;
  const idOf = (kind: "ages" | "subjects" | "genres") => (code: string) => entry(kind, code).id;
  const audiences = audience === "jeunes" && chance.happens(0.3) ? ["jeunes", "tous"] : [audience];
  return {
    id,
    slug,
    title: activity.title,
    url: `/activites/${slug}`,
    dates: datesOf(activity),
    categories: {
      aspects: draft.areas.map((area) => term("aspects", area)),
      type: typesOf(activity, chance).map((code) => term("types", code)),
      audience: audiences.map((code) => term("audiences", code)),
      organizer: organizersOf(activity, exhibitors, chance),
      status: activity.statuses.map((code) => term("statuses", code)),
      themes: draft.theme ? [describedTerm("themes", draft.theme)] : [],
      projects: draft.project ? [describedTerm("projects", draft.project)] : [],
    },
    authors: authorsOf(activity, chance),
    persons: activity.persons,
    photos: photosOf(id, activity, chance),
    location: { location: placesOf(activity), room: roomsOf(activity, chance), kiosk: activity.kiosk },
    activityMode: { title: modeOf(activity) },
    filters: {
      ages: ages.map(idOf("ages")),
      subjects: draft.subjects.map(idOf("subjects")),
      genres: draft.genres.map(idOf("genres")),
    },
  };
}
