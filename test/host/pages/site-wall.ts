import type { Activity } from "../../../src/shared/activity/activity.ts";
import type { FairData } from "../data/fair.ts";

interface WallPicture {
  readonly url: string;
  readonly kind: "portrait" | "cover";
}

const COLUMNS = 3;
const ROWS = 3;

/**
 * Pictures for the activity's poster: of its people and books first, then others of the fair. In three columns,
 * portraits and covers alternate, so that neighbours have different ratios.
 */
export function wallPictures(
  data: FairData,
  activity: Activity,
  turn: number,
): readonly (readonly WallPicture[])[] {
  const portrait = (url: string | null) => (url ? [{ url, kind: "portrait" as const }] : []);
  const cover = (url: string | undefined) => (url ? [{ url, kind: "cover" as const }] : []);
  const own = {
    portraits: [...activity.authors, ...activity.persons].flatMap(({ photo }) => portrait(photo)),
    covers: (data.booksByEvent.get(activity.id) ?? []).flatMap((book) => cover(book.bookImage[0]?.url)),
  };
  const from = turn * 37;
  const portraits = queue([
    ...own.portraits,
    ...data.authors.slice(from, from + 60).flatMap(({ photo }) => portrait(photo)),
  ]);
  const covers = queue([
    ...own.covers,
    ...[...data.books.slice(turn * 7), ...data.books].flatMap((book) => cover(book.bookImage[0]?.url)),
  ]);
  // Row by row, so that the activity's own pictures are in the first row, which is always visible.
  const columns: WallPicture[][] = Array.from({ length: COLUMNS }, () => []);
  for (let row = 0; row < ROWS; row += 1) {
    columns.forEach((column, at) => {
      const first = (row + at) % 2 === 0 ? portraits : covers;
      const picture = first.shift() ?? portraits.shift() ?? covers.shift();
      if (picture) column.push(picture);
    });
  }
  return columns;
}

const queue = (pictures: readonly WallPicture[]) =>
  pictures.filter(({ url }, at) => pictures.findIndex((other) => other.url === url) === at);
