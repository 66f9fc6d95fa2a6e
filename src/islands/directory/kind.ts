/** What tells the two directories apart. Their words do so in messages.ts, their looks in authors.css and exhibitors.css. */
export interface Kind {
  /** The marker's name. */
  readonly name: "authors" | "exhibitors";
  /** The call of the API, below `data-api`. */
  readonly call: "authors" | "companies";
  /** Ratio of a picture's frame, so that its place is kept before it has arrived. */
  readonly picture: { readonly width: number; readonly height: number };
}
