/**
 * What the console says for each code of a MarkerError; `{0}` and `{1}` are its values. The doctor has the same codes in
 * French (src/doctor/troubles/marker-errors.ts): the compiler compares them.
 */
export const SENTENCES = {
  "unknown-marker": 'there is no {0} "{1}"',
  "not-loaded": "{0} did not load ({1})",
  "broken-json": "the JSON of <script {0}> is broken ({1})",
  "bad-facts": "in <script data-signet-facts>, {0}",
  "no-api": "data-api is missing",
  "bad-api": "data-api is no web address without ? and #: {0}",
  // An address with places, `{id}`; the attribute's name comes first.
  "unknown-place": "{0} has a place that is not known: {1}",
  "no-id-place": "{0} has no {id}",
  "no-web-address": "{0} is not a web address: {1}",
  "not-https": "{0} is not https: {1}",
  "no-fixed-host": "{0} names no fixed host: {1}",
  "no-token": "data-map-tiles asks for a {token}, and data-map-token is missing",
  "bad-tiles": "data-map-tiles is no address of tiles",
  "no-tile": "no tile came from data-map-tiles",
  "bad-video-id": 'data-video-id="{0}" is no id: the link leads to the video\'s page',
  "no-activity": "data-activity is missing",
  "bad-activity": "data-activity is not an activity's id: {0}",
  "no-list": "there is no list with an item in it",
  "no-cover": "a book in it has no part for its cover beside the one for its words",
  "no-question": "there is no question in it",
  "no-answer": "no heading in it is followed by an answer",
  "no-details": "it has no <details> with a <summary>",
  "no-link": "there is no link in it",
  "no-form": "there is no form in it, nor a link",
  "no-form-field": 'its form has no field named "q"',
  "no-video": "there is no link to a video in it",
  "no-dialog": "there is no <dialog>",
  "no-dialog-id": "there is no id on its <dialog>",
  "no-dialog-field": "there is no field named q in it",
  "no-opener": "there is no button that opens it",
  "no-closer": "there is no button in it that closes it",
  "no-nav": "there is no <nav> in it",
  "no-nav-link": "the <nav> has no link in it",
  "no-menu-button": "there is no <button> before the <nav>",
  "no-submenu-heading": "a sub-menu has no heading, which names its button",
  "no-entry-summary": "an entry has no <summary>",
} as const;

/** A sentence with the values in their places. */
export const filled = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{(\d)\}/g, (place, index) => values[Number(index)] ?? place);
