/**
 * What the macros want: the data (`…View`) and the texts (`…Words`). A field that may be null may also be left out, or be
 * empty: the macros only ask whether there is something. Addresses are written as they stand in the page. The demonstration's
 * pages give exactly these shapes; a test compares them.
 *
 * The texts are those of `src/…/messages.ts`, which each type names and `docs/words.md` lists. A theme in another
 * language than JavaScript writes the functions as its own.
 *
 * Two filters are not in Nunjucks or Twig: `grouped` writes a number with a no-break space between thousands, `json`
 * writes JSON for a `<script>`, with `<` as `\u003c`.
 */

/** A text, and its shortened form when it was too long. */
export interface CutText {
  readonly text: string;
  readonly cut: string | null;
}

export type Area = "palais" | "ville" | "ligne";

/* Programme: `programme`, `programmeMap`, `programmeSchedule`, `filterForm`, `activityCard` */

export interface ProgrammeView {
  /** Address that the filters' form sends to. */
  readonly action: string;
  /** Number of active filters, for the badge. */
  readonly active: number;
  /** Address without filters; null when there is nothing to reset. */
  readonly reset: string | null;
  readonly chips: readonly { readonly text: string; readonly label: string; readonly href: string }[];
  readonly views: readonly {
    readonly mode: "horaire" | "liste" | "carte";
    readonly href: string;
    readonly chosen: boolean;
  }[];
  /** Theme or project that is chosen and described. */
  readonly described: readonly { readonly title: string; readonly description: string }[];
  /** The chosen day as text, and its value in the address. */
  readonly day: string | null;
  readonly dayValue: number | string | null;
  /** Number of results on all pages, and the word after it: 'Activité' or 'Activités'. */
  readonly count: number;
  readonly word: string;
  /** The cards, twelve in a group; `first` is the number of a group's first card. Unused with a schedule. */
  readonly groups: readonly { readonly first: number; readonly cards: readonly CardView[] }[];
  readonly schedule: ScheduleView | null;
  readonly map: MapView | null;
  /** Slug of the card to which the visitor returns, and of the first one on the page that was added last. */
  readonly kept: string | null;
  readonly next: string | null;
  /** Number of activities in the page, and of those that the view shows. */
  readonly loaded: number;
  readonly shown: number;
  /** Address with one page more; null at the end. */
  readonly more: string | null;
  /** Initial JSON, see docs/markers.md. */
  readonly initial: object | null;

  /**
   * What the visitor searches for, '' for nothing. Only of a server that answers `recherche` itself: without it no field is
   * printed, and the script makes one.
   */
  readonly search?: string;

  /* The filters' form */
  readonly hidden: readonly { readonly key: string; readonly value: string }[];
  readonly dates: readonly ChoiceView[];
  readonly dateChosen: boolean;
  readonly hours: { readonly text: string; readonly ends: readonly SelectView[] };
  readonly areas: readonly {
    readonly id: number;
    readonly name: string;
    readonly label: string;
    readonly look: Area;
    readonly chosen: boolean;
  }[];
  readonly signing: boolean;
  readonly advanced: {
    readonly title: string;
    readonly open: boolean;
    readonly selectors: readonly (SelectView & { readonly all: string })[];
    /** Label of the theme's disabled select, and its only option. */
    readonly themes: string;
    readonly theme: string;
  };
}

export interface ChoiceView {
  readonly value: number | string;
  readonly label: string;
  readonly chosen: boolean;
  readonly disabled?: boolean | undefined;
}

export interface SelectView {
  readonly name: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly options: readonly ChoiceView[];
}

export interface CardView {
  readonly slug: string;
  readonly title: CutText;
  readonly href: string | null;
  readonly state: "cancelled" | "postponed" | "undated" | null;
  /** 'Activité annulée', 'Nouvelle date', 'Date à venir'. */
  readonly word: string | null;
  /** The area that colours the card. */
  readonly area: Area | null;
  readonly signs: readonly { readonly area: Area; readonly word: string }[];
  readonly when: {
    readonly dates: readonly DatePiece[];
    readonly oldDates: readonly DatePiece[];
    readonly duration: { readonly short: string; readonly spoken: string; readonly dateTime: string } | null;
  };
  readonly tags: readonly {
    readonly name: "type" | "audience";
    readonly value: number;
    readonly title: CutText;
    readonly label: string;
  }[];
  readonly authors: readonly PersonView[];
  readonly guests: readonly PersonView[];
  readonly morePeople: boolean;
  readonly photos: readonly string[];
  /** Number of the drawing in place of a photo: 1, 2 or 3. */
  readonly placeholder: number;
  readonly places: readonly {
    readonly strong: CutText;
    readonly kiosk: string | null;
    readonly detail: CutText | null;
    /** Whether the detail is the venue, which the area's word has named already. */
    readonly atVenue: boolean;
  }[];
  readonly organizers: readonly PersonView[];
  /**
   * Addresses of the calendar's template: one, or one a day ('24 nov.') where the days do not follow each other; none
   * when there are too many for a card.
   */
  readonly calendar: readonly { readonly href: string; readonly day: string | null }[];
  /** Whether a calendar file can have it: space is reserved for its button. */
  readonly isDated: boolean;
  /** Absolute address to share. */
  readonly share: string | null;
}

export interface DatePiece {
  readonly role: "day" | "evening" | "lead" | "strong" | "rest" | "hours";
  readonly datetime: string | null;
  readonly text: string;
  /** The 'er' of '1er', and the text after it. */
  readonly sup: string | null;
  readonly after: string | null;
}

export interface PersonView {
  readonly title: string;
  readonly url: string | null;
  readonly occupation: string | null;
}

export interface ScheduleView {
  readonly words: ScheduleWords;
  /** Text when all loaded activities take several days. */
  readonly nothing: string | null;
  /** Address of the list view. */
  readonly list: string;
  /** Whether today is among the days. */
  readonly today: boolean;
  readonly days: readonly {
    readonly text: string;
    readonly datetime: string | null;
    readonly sup: string | null;
    readonly after: string | null;
    /** The chosen day, or today. */
    readonly marked: boolean;
    readonly hours: readonly {
      /** Null for activities of the whole day. */
      readonly text: string | null;
      readonly datetime: string | null;
      /** '3 activités'. */
      readonly count: string;
      /** Number of activities, 12 at most: how much room is kept for those that are not drawn yet. */
      readonly size: number;
      readonly slots: readonly {
        readonly card: CardView;
        /** Length of the bar, in quarters of an hour. */
        readonly quarters: number | null;
        readonly kept: boolean;
        readonly next: boolean;
      }[];
    }[];
  }[];
}

export interface MapView {
  readonly words: MapWords;
  /** Tiles of the map's first picture; empty for none. */
  readonly ground: readonly {
    readonly z: number;
    readonly x: number;
    readonly y: number;
    readonly inner: boolean;
  }[];
  /** '48 activités dans 12 lieux'. */
  readonly progress: string;
  readonly places: readonly {
    readonly title: string;
    readonly address: string | null;
    readonly offMap: boolean;
    readonly count: number;
    readonly chosen: boolean;
    readonly href: string;
  }[];
  /** The chosen place. */
  readonly here: false | { readonly title: string | undefined; readonly text: string; readonly all: string };
}

/** src/islands/programme/messages.ts, with card/share/messages-share.ts as `share`. */
export interface ProgrammeWords {
  readonly filters: string;
  readonly reset: string;
  readonly datePlaceholder: string;
  readonly areas: string;
  readonly signing: string;
  readonly loadMore: string;
  readonly empty: string;
  readonly presentedBy: string;
  readonly moreAuthors: string;
  readonly activeFilters: string;
  readonly shareResults: string;
  readonly views: Readonly<Record<"horaire" | "liste" | "carte", string>>;
  readonly share: { readonly newTab: string };
  readonly ours: {
    readonly views: string;
    readonly loadMoreBrief: string;
    readonly date: string;
    readonly chipGroups: { readonly hours: string };
    readonly find: string;
    readonly showResults: string;
    readonly resultsNote: string;
    readonly loading: string;
    activeFilters(count: number): string;
    shown(shown: number, count: number): string;
    readonly emptyHelp: string;
    readonly oldDate: string;
    readonly duration: string;
    readonly guests: string;
    readonly kiosk: string;
    readonly calendar: string;
    calendarName(title: string): string;
    readonly share: string;
    shareName(title: string): string;
  };
}

/** src/islands/programme/announcement/messages-announcement.ts, for `programmeBefore`. */
export interface AnnouncementWords {
  readonly ours: {
    readonly announcementTitle: string;
    readonly announcement: string;
    readonly newsletter: string;
  };
}

/** src/islands/programme/schedule/messages-schedule.ts */
export interface ScheduleWords {
  readonly note: readonly string[];
  readonly ours: {
    readonly toList: string;
    readonly nothing: string;
    readonly showList: string;
    readonly legend: string;
  };
}

/** src/islands/programme/map/messages-map.ts */
export interface MapWords {
  readonly title: string;
  readonly ours: {
    readonly blurb: string;
    counted(count: number): string;
    readonly places: string;
    readonly offMap: string;
    readonly skipPlaces: string;
    readonly missing: string;
    readonly inList: string;
    readonly all: string;
  };
}

/* Directories: `authors`, `exhibitors` */

export interface DirectoryView {
  /** The chosen letter; null for the whole list. */
  readonly letter: string | null;
  /** All letters with entries, in one text: 'abcdefg0'. */
  readonly letters: string;
  /** Address of the whole list. */
  readonly all: string;
  /** One for each letter and digit; `href` is null without entries; `digits` marks the first digit. */
  readonly signs: readonly {
    readonly sign: string;
    readonly name: string;
    readonly href: string | null;
    readonly current: boolean;
    readonly digits: boolean;
  }[];
  readonly count: number;
  /** 'Résultat de recherche' or 'Résultats de recherche'. */
  readonly word: string;
  /** 'Lettre B', when one is chosen. */
  readonly where: string | null;
  readonly groups: readonly (readonly EntryView[])[];
  readonly kept: string | null;
  readonly next: string | null;
  readonly shown: number;
  readonly more: string | null;
  /** Whether the list ends before its last entry. */
  readonly cut: boolean;
  readonly initial: object | null;
}

export interface EntryView {
  readonly slug: string;
  readonly title: string;
  readonly url: string | null;
  readonly picture: string | null;
  readonly kiosk: string | null;
  /** Number of the drawing in place of a picture: 1, 2 or 3. */
  readonly sign: number;
}

/** src/islands/directory/messages.ts */
export interface DirectoryWords {
  readonly all: Readonly<Record<"authors" | "exhibitors", string>>;
  readonly empty: string;
  readonly loadMore: string;
  readonly kiosk: string;
  readonly ours: {
    readonly alphabet: Readonly<Record<"authors" | "exhibitors", string>>;
    readonly skip: string;
    shown(shown: number, count: number): string;
    readonly cut: string;
    readonly emptyHelp: string;
  };
}

/* Webcast: `webcast` */

export interface WebcastView {
  /** The playing stream; null when there is none. */
  readonly active: StreamView | null;
  readonly others: readonly StreamView[];
}

export interface StreamView {
  readonly live: boolean;
  readonly title: string;
  readonly status: string | null;
  /** The title on a card. */
  readonly short: CutText;
  readonly room: { readonly url: string | null } | null;
  readonly roomName: CutText | null;
  /** 'Diffusion en direct' or 'Liste de lecture'. */
  readonly kind: string;
  /** Address of the page with this stream first. */
  readonly href: string;
  readonly player: string | null;
  readonly chat: string | null;
  readonly picture: string | null;
  readonly sponsor: { readonly title: string; readonly logo: string | null } | null;
  /** Address of the activity. */
  readonly activity: string | null;
  readonly books: readonly {
    readonly title: string;
    readonly buyUrl: string | null;
    readonly authors: readonly { readonly title: string }[];
  }[];
}

/** src/islands/webcast/messages.ts */
export interface WebcastWords {
  readonly live: string;
  readonly others: string;
  readonly ours: {
    readonly nothing: string;
    readonly nothingHelp: string;
    readonly watch: string;
    readonly chat: string;
    readonly chatOut: string;
    readonly backToPlayer: string;
    readonly presentedBy: string;
    readonly activity: string;
    books(count: number): string;
    readonly share: string;
    readonly newTab: string;
  };
}

/* Behaviours */

/** `faq`: the groups of questions. */
export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly { readonly id: string; readonly q: string; readonly a: readonly string[] }[];
}

/** `share`, with absolute addresses. */
export interface ShareView {
  readonly url: string;
  readonly title: string;
  readonly networks: readonly { readonly name: string; readonly url: string }[];
}

/** src/behaviours/share/messages.ts */
export interface ShareWords {
  readonly share: string;
  readonly address: string;
  readonly newTab: string;
}

/** `booksCarousel` */
export interface BookView {
  readonly title: string;
  /** The whole title, when `title` is shortened. */
  readonly full: string | null;
  readonly authors: string;
  readonly summary: string;
  readonly publisher: { readonly title: string; readonly url: string | null } | null;
  readonly cover: string | null;
  readonly buy: { readonly label: string; readonly url: string } | null;
}

/** `mustSee` */
export interface SlideView {
  readonly number: number;
  readonly teaser: {
    readonly title: { readonly text: string; readonly full: string | null };
    readonly url: string | null;
    readonly area: Area | null;
    readonly signs: readonly { readonly area: Area; readonly word: string }[];
    readonly places: readonly { readonly short: string; readonly shortDetail: string | null }[];
  };
  readonly type: string | null;
  readonly series: string | null;
  readonly lead: string | null;
  readonly days: readonly LinePart[];
  readonly hours: readonly LinePart[];
  /** Columns of pictures. */
  readonly wall: readonly (readonly { readonly url: string; readonly kind: string }[])[];
}

/** Part of a text, perhaps a date. */
export interface LinePart {
  readonly text: string;
  readonly dateTime: string | null;
}

/** `videoCards` */
export interface VideoView {
  readonly id: string;
  readonly url: string;
  readonly still: string;
  readonly title: string;
  readonly series: string;
  readonly people: string;
  readonly length: string;
  /** Whether the address is on another site. */
  readonly out: boolean;
}

/** `megaMenu`: a group has links, or entries with links. */
export interface MenuGroup {
  readonly title: string;
  readonly links?: readonly MenuLink[] | undefined;
  readonly entries?:
    | readonly {
        readonly year: number | string;
        readonly name: string;
        readonly links: readonly MenuLink[];
      }[]
    | undefined;
}

export interface MenuLink {
  readonly label: string;
  readonly url: string;
  /** Whether it leads to another site, and whether pages below it count as it. */
  readonly out?: boolean | undefined;
  readonly within?: boolean | undefined;
}

/** `megaMenu` */
export interface MenuFair {
  readonly name: string;
  readonly datesLong: string;
  readonly venue: string;
}

/* What is on now: `now`, `nowBoard` */

export interface NowView {
  /** '14 h 35', and the same as a `datetime`. */
  readonly hour: string;
  readonly datetime: string;
  /** Name of the only room of a board. */
  readonly room: string | null;
  readonly places: readonly {
    readonly area: Area;
    readonly name: CutText;
    readonly items: readonly NowItem[];
  }[];
  /** In place of the places when there are none. */
  readonly quiet: string | null;
  /** The link to the programme of the day. */
  readonly link: { readonly href: string; readonly word: string } | null;
}

export interface NowItem {
  readonly kind: "on" | "next";
  readonly word: string;
  readonly title: CutText;
  readonly href: string | null;
  /** 'jusqu’à 15 h', 'à 15 h 30'. */
  readonly hour: string;
  readonly datetime: string;
}

/** `src/islands/now/messages.ts` */
export interface NowWords {
  readonly on: string;
}

/* For search engines and networks; addresses are absolute */

/**
 * `eventData`: one activity as schema.org's Event, or one of its days where they do not follow each other. Print it only
 * when `start` and a place are known.
 */
export interface EventView {
  /** Absolute address that names this event alone: the page's, with the day where it has several events. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  /** 'fr-CA' */
  readonly language: string;
  /**
   * `rescheduled`: `start` is the new date. `postponed`: there is no new date yet, `start` is the old one. A cancelled
   * activity keeps its date.
   */
  readonly status: "scheduled" | "cancelled" | "rescheduled" | "postponed";
  /** `2026-11-26T10:00-05:00` with the fair's offset, or `2026-11-26` without hours. */
  readonly start: string;
  readonly end: string | null;
  /** The old start of an activity that was rescheduled or postponed. */
  readonly previousStart: string | null;
  readonly mode: "offline" | "online" | "mixed";
  readonly places: readonly {
    readonly name: string;
    readonly address: string;
    readonly geo: { readonly lat: number; readonly lng: number } | null;
  }[];
  /** Where one attends online; null when one cannot. */
  readonly online: string | null;
  readonly images: readonly string[];
  readonly performers: readonly PartyView[];
  readonly organizers: readonly PartyView[];
}

export interface PartyView {
  readonly name: string;
  readonly url: string | null;
}

/** `eventListData` */
export interface EventListView {
  readonly name: string;
  readonly url: string;
  /** Number of activities on all pages. */
  readonly count: number;
  readonly items: readonly { readonly name: string; readonly url: string }[];
}

/** `socialCard` */
export interface SocialView {
  /** Name of the site. */
  readonly site: string;
  /** 'fr_CA' */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: { readonly url: string; readonly alt: string } | null;
}
