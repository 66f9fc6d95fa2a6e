/** The home page: highlights, the five days, books, authors and exhibitors, the webcast, rooms, partners. */
import type { Activity } from "../../../src/shared/activity/activity.ts";
import { dateState } from "../../../src/shared/activity/dates.ts";
import { fold } from "../../../src/shared/text/fold.ts";
import { scatter } from "../../../src/shared/text/placeholder-index.ts";
import { easternDay, today } from "../../../src/shared/time/eastern.ts";
import type { SlideView } from "../../../templates-fixtures/macros/shapes.d.ts";
import type { FairData } from "../data/fair.ts";
import type { PageBuilder, PageRequest } from "../pages.ts";
import { nowOf } from "./now.ts";
import { activitiesById, firstDay, teaser } from "./site-activities.ts";
import { bookView } from "./site-books.ts";
import { dayLine, hourLine, isOnDay, shortDay } from "./site-days.ts";
import { authorView, companyView } from "./site-entities.ts";
import { webcast } from "./site-streams.ts";
import { wallPictures } from "./site-wall.ts";

const SLIDES = 5;
const BOOKS = 12;
const FACES = 8;

export const homePage: PageBuilder = (request) => {
  const { data, site } = request;
  const slides = mustSee(data);
  const { now, nowInitial, nowWords, programme } = nowOf(request);
  return {
    template: "accueil.njk",
    context: {
      slides: slides.map((activity, index) => slide(request, activity, index)),
      strip: now,
      nowWords,
      nowInitial,
      programme,
      days: fairDays(request),
      books: data.books.slice(0, BOOKS).map(bookView),
      authors: spread(
        data.authors.filter(({ photo }) => photo),
        FACES,
      ).map(authorView),
      companies: spread(
        data.companies.filter(({ logo }) => logo),
        FACES,
      ).map(companyView),
      ...webcast(request),
      rooms: rooms(request),
      sponsors: site.sponsors,
      news: site.news,
    },
  };
};

/**
 * A few activities that represent the whole fair: with photos, with a theme, each on another day and in another area.
 */
function mustSee(data: FairData): readonly Activity[] {
  const worth = (activity: Activity) => {
    const { status, current } = dateState(activity);
    if (status !== "normal" || current?.kind !== "day" || current.hours === null) return -1;
    if (activity.title.length > 48 || activity.title.length < 12) return -1;
    if ((activity.rooms[0] ?? "").length > 40) return -1;
    const people = [...activity.authors, ...activity.persons].filter((person) => person.photo).length;
    const told = [...activity.themes, ...activity.projects].some((term) => term.description);
    return people < 1 ? -1 : Math.min(people, 4) + (told ? 4 : 0);
  };
  const ranked = [...activitiesById(data).values()]
    .map((activity) => ({ activity, score: worth(activity) }))
    .filter(({ score }) => score >= 0)
    .sort((one, other) => other.score - one.score || scatter(one.activity.id) - scatter(other.activity.id));
  const chosen: Activity[] = [];
  for (const rule of [bothNew, dayNew, () => true]) {
    for (const { activity } of ranked) {
      if (chosen.length < SLIDES && !chosen.includes(activity) && rule(activity, chosen))
        chosen.push(activity);
    }
  }
  return chosen;
}

const areaOf = (activity: Activity) => activity.aspects[0]?.id;
const dayNew = (activity: Activity, chosen: readonly Activity[]) =>
  chosen.every((other) => firstDay(other) !== firstDay(activity));
/** Whether the day differs from all chosen ones, and the area from the previous one. */
const bothNew = (activity: Activity, chosen: readonly Activity[]) =>
  dayNew(activity, chosen) && (chosen.length === 0 || areaOf(activity) !== areaOf(chosen.at(-1) ?? activity));

function slide({ data }: PageRequest, activity: Activity, index: number) {
  const { current } = dateState(activity);
  const told = [...activity.themes, ...activity.projects].find((term) => term.description);
  return {
    number: index + 1,
    teaser: teaser(activity),
    days: current ? dayLine(current) : [],
    hours: current ? hourLine(current) : [],
    type: activity.types[0]?.title ?? null,
    lead: told?.description ?? null,
    series: told?.title ?? null,
    wall: wallPictures(data, activity, index),
  } satisfies SlideView;
}

/** The fair's days with some activities of each; empty when the data is another fair's. */
function fairDays({ data, site, clock }: PageRequest) {
  const days = (site.fair.days ?? []) as readonly { day: string; hours: string }[];
  const options = new Map(data.categories.dates.map(({ value }) => [easternDay(value), value]));
  const counts = new Map<string, number>();
  for (const activity of activitiesById(data).values()) {
    const { current } = dateState(activity);
    for (const { day } of days) {
      if (current && isOnDay(current, day)) counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return days.flatMap(({ day, hours }) => {
    const value = options.get(day);
    if (value === undefined) return [];
    const [weekday = "", figure = ""] = shortDay(day).split(/[ \u00a0]/);
    return {
      weekday,
      figure,
      hours,
      day,
      count: counts.get(day) ?? 0,
      href: `/programmation?date=${value}`,
      today: day === today(clock()),
    };
  });
}

function rooms({ data, site }: PageRequest) {
  const told = (site.rooms ?? []) as readonly { title: string; text: string; sponsor: string }[];
  const listed = data.categories.rooms.flatMap((option) => {
    const words = told.find(({ title }) => fold(title) === fold(option.label));
    const title = option.label;
    const count = data.events.filter(({ location }) =>
      location.room.some((room) => room.title === title),
    ).length;
    return words ? [{ ...words, title, count, href: `/programmation?room=${option.value}` }] : [];
  });
  return listed;
}

/** Some items from all parts of a long list, the same at each visit. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[(at * step + at * 7) % items.length],
  ).flatMap((item) => item ?? []);
}
