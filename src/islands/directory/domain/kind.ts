/** What tells the two directories apart. Their words do so in messages.ts, their looks in authors.css and exhibitors.css. */
export interface Kind {
  /** The marker's name. */
  readonly name: "authors" | "exhibitors";
  /** The call of the API, below `data-api`. */
  readonly call: "authors" | "companies";
  /** Ratio of a picture's frame, so that its place is kept before it has arrived. */
  readonly picture: { readonly width: number; readonly height: number };
}

const AUTHORS: Kind = { name: "authors", call: "authors", picture: { width: 400, height: 500 } };
const EXHIBITORS: Kind = { name: "exhibitors", call: "companies", picture: { width: 320, height: 160 } };

/** Which of the two a marker is, however its name was typed. */
export const kindOf = (marker: HTMLElement): Kind =>
  /exhibitors/i.test(marker.dataset.island ?? "") ? EXHIBITORS : AUTHORS;
