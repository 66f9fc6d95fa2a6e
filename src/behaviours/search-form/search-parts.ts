/** What the code of a search form works on, whether the page has the form or it was made from a link. */
export interface SearchParts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}
