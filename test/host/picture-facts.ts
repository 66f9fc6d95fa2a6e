import type { FairData } from "./data/fair.ts";
import type { PictureFacts } from "./pictures/draw.ts";

/** Kind of a picture by the folder in its address: `/media/author/12.svg`. */
const KINDS: Readonly<Record<string, PictureFacts["kind"]>> = {
  author: "portrait",
  person: "portrait",
  logo: "logo",
  event: "event",
  stage: "stage",
};

/**
 * What a picture shows: the data's row with this address, or else the name in the address, so that a template may use
 * `/media/stage/Grande Scène.svg`.
 */
export function pictureFacts(data: FairData): (path: string) => PictureFacts {
  const known = knownPictures(data);
  return (path) => known.get(path) ?? namedPicture(path);
}

function namedPicture(path: string): PictureFacts {
  const [folder = "", name = ""] = path.split("/").slice(-2);
  const written = decoded(name.replace(/\.svg$/, ""));
  // Hyphens of a slug stand for spaces; a name that contains spaces keeps its hyphens.
  const words = (/\s/.test(written) ? written : written.replace(/[-_]+/g, " ")).trim();
  const kind = Object.hasOwn(KINDS, folder) ? KINDS[folder] : undefined;
  return { kind: kind ?? "cover", title: words.slice(0, 1).toUpperCase() + words.slice(1, 120) };
}

/** Decodes the rest: the router leaves commas, colons and question marks encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function knownPictures(data: FairData): ReadonlyMap<string, PictureFacts> {
  const facts = new Map<string, PictureFacts>();
  const add = (url: string | null | undefined, fact: PictureFacts) => {
    if (url && !facts.has(url)) facts.set(url, fact);
  };
  for (const { title, photo } of data.authors) add(photo, { kind: "portrait", title });
  for (const { title, logo } of data.companies) add(logo, { kind: "logo", title });
  for (const event of data.events) {
    for (const { title, photo } of [...event.authors, ...event.persons])
      add(photo, { kind: "portrait", title });
  }
  for (const book of data.books) {
    const [author] = book.bookAuthors;
    const [publisher] = book.bookPublisher;
    for (const { url } of book.bookImage) {
      add(url, {
        kind: "cover",
        title: book.title,
        ...(author && { subtitle: author.title }),
        ...(publisher && { publisher: publisher.title }),
      });
    }
  }
  // Last, because an activity may use a book's cover or a portrait as its photo.
  for (const { title, photos } of data.events) for (const url of photos) add(url, { kind: "event", title });
  for (const { streamId, streamTitle, streamSponsor } of data.streams) {
    add(`/media/stage/${streamId}.svg`, { kind: "stage", title: streamTitle });
    for (const { title, companyLogo } of streamSponsor) {
      for (const { url } of companyLogo) add(url, { kind: "logo", title });
    }
  }
  return facts;
}
