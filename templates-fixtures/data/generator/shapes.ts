/** Shapes of the API, from the specification; `filters` is used by the server only. */

export interface Term {
  id: number;
  title: string;
  slug: string;
}

export interface DescribedTerm extends Term {
  description: string;
}

export interface Organizer extends Term {
  url: string | null;
}

export interface PersonItem {
  title: string;
  url: string | null;
  photo: string | null;
  occupations: { title: string }[];
}

export interface PlaceItem {
  id: number;
  title: string;
  address: { address: string };
  /** Degrees; a CMS sometimes sends them as text. */
  geoloc: { lng: number | string; lat: number | string } | null;
}

/** All times are epoch seconds; `range` holds midnights in America/Toronto. */
export interface EventDates {
  start: number | null;
  end: number | null;
  startReport: number | null;
  endReport: number | null;
  range: number[];
  rangeReport: number[];
  allDay: boolean;
}

export interface EventItem {
  id: number;
  slug: string;
  title: string;
  url: string;
  dates: EventDates;
  categories: {
    aspects: Term[];
    type: Term[];
    audience: Term[];
    organizer: Organizer[];
    status: Term[];
    themes: DescribedTerm[];
    projects: DescribedTerm[];
  };
  authors: PersonItem[];
  persons: PersonItem[];
  photos: string[];
  location: { location: PlaceItem[]; room: { id?: number; title: string }[]; kiosk: string | null };
  activityMode: { title: string };
  filters: { ages: number[]; subjects: number[]; genres: number[] };
}

export interface AuthorItem {
  id: number;
  slug: string;
  title: string;
  url: string;
  photo: string | null;
}

export interface CompanyItem {
  id: number;
  slug: string;
  title: string;
  url: string;
  logo: string | null;
  location: { kiosk: string | null };
}

export interface CategoryOption {
  label: string;
  slug: string;
  value: number;
}

export interface BookItem {
  id: number;
  title: string;
  url: string;
  bookAuthors: { title: string; label: string }[];
  bookBuyLabel: { title: string };
  bookBuyUrl: string;
  bookPublisher: { title: string; url: string }[];
  bookSummary: string;
  bookImage: { url: string; title: string }[];
}

export interface Sponsor {
  id: number;
  title: string;
  companyLogo: { url: string }[];
}

export interface StreamItem {
  id: number;
  streamType: "stream" | "playlist";
  streamTitle: string;
  streamId: string;
  status: string;
  streamSponsor: Sponsor[];
  streamActivity: {
    id: number;
    title: string;
    url: string;
    activityRoom: { id: number; title: string; url: string; roomSponsor: Sponsor[] }[];
    activitySponsors: Sponsor[];
    activityBooks: BookItem[];
  }[];
}
