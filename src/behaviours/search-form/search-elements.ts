/** Elements of a search form, printed by the page or made from a link. */
export interface SearchElements {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
}
