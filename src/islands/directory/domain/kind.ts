/**
 * Differences between the two directories. Their texts are in messages.ts, their looks in authors.css and
 * exhibitors.css.
 */
export interface Kind {
  /** The marker's name. */
  readonly name: "authors" | "exhibitors";
  /** The call of the API, below `data-api`. */
  readonly call: "authors" | "companies";
  /** Ratio of a picture's frame, which reserves the space before the picture has loaded. */
  readonly picture: { readonly width: number; readonly height: number };
}

const AUTHORS: Kind = { name: "authors", call: "authors", picture: { width: 400, height: 500 } };
const EXHIBITORS: Kind = { name: "exhibitors", call: "companies", picture: { width: 320, height: 160 } };

/** The kind of a marker, for any spelling of its name. */
export const kindOf = (marker: HTMLElement): Kind =>
  /exhibitors/i.test(marker.dataset.island ?? "") ? EXHIBITORS : AUTHORS;
