/** Facts of a picture, from the data files. */
export interface PictureFacts {
  readonly kind: "portrait" | "cover" | "logo" | "event" | "stage";
  readonly title: string;
  /** A book's author. */
  readonly subtitle?: string;
  readonly publisher?: string;
}
