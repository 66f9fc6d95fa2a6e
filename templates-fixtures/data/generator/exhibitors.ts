/** The exhibitors: publishers, bookshops and institutions, most of them at a stand with a number. */
import { lines } from "./pool.ts";
import type { Chance } from "./random.ts";
import type { CompanyItem, Organizer } from "./shapes.ts";
import { createSlugs, sortedByText, typeset } from "./wording.ts";

export interface Exhibitor {
  kind: "maison" | "librairie" | "institution";
  item: CompanyItem;
  /** Codes of an institution's fields, or of a publisher's only genres; often none. */
  cares: string[];
}

const FIRST_COMPANY = 50001;

export function createExhibitors(chance: Chance): Exhibitor[] {
  const named: { kind: Exhibitor["kind"]; title: string; cares: string[] }[] = [];
  let kind: Exhibitor["kind"] = "maison";
  for (const line of lines("exhibitors")) {
    const section = /^\[(\w+)\]$/.exec(line)?.[1];
    if (section) kind = section as Exhibitor["kind"];
    else {
      const [title = "", codes = ""] = line.split(" | ");
      named.push({ kind, title: typeset(title), cares: codes.split(" ").filter(Boolean) });
    }
  }
  // Stands are numbered by aisle: 100 to 1499, each number once.
  const stands = chance.shuffle(
    Array.from({ length: 14 * 40 }, (_, n) => 100 * (1 + (n % 14)) + Math.floor(n / 14)),
  );
  const slugs = createSlugs();
  return sortedByText(named, ({ title }) => title).map(({ kind, title, cares }, index) => {
    const id = FIRST_COMPANY + index;
    const slug = slugs(title);
    const hasStand = kind === "maison" ? chance.happens(0.93) : chance.happens(0.75);
    const logo = chance.happens(0.88) ? `/media/logo/${id}.svg` : chance.pick([null, ""]);
    return {
      kind,
      cares,
      item: {
        id,
        slug,
        title,
        url: `/exposants/${slug}`,
        logo,
        location: { kiosk: hasStand ? String(stands[index]) : null },
      },
    };
  });
}

/** An exhibitor as an activity names it under 'Présenté par'. */
export function asOrganizer({ item }: Exhibitor): Organizer {
  return { id: item.id, title: item.title, slug: item.slug, url: item.url };
}
