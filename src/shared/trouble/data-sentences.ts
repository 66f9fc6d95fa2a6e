/**
 * What the console says for each code of a DataError; `{0}`, `{1}` and `{2}` are its values. The doctor has the same
 * codes in French (src/doctor/troubles/data-problems.ts): the compiler compares them.
 */
export const DATA_SENTENCES = {
  // Where the problem is.
  activity: "activity {0}",
  entry: "entry {0}",
  stream: "stream {0}",
  kept: "kept activity {0}",
  "last-answer": "last answer",
  row: "{0}: {1}",
  "row-left-out": "{0}: left out of the list, {1}",
  categories: "categories.{0}",
  field: "{0}: {1}",
  "item-left-out": "{0}: an item was left out, {1}",
  "list-cut": "{0}: only the first {1} of {2} items are used",
  "count-left-out": "{0} was left out, {1}",
  counts: "{0} {1}",
  initial: "data-initial was not used, {0}",
  "initial-part": "data-initial was not used, {0}: {1}",
  // A value.
  "not-text": "is not a text",
  empty: "is empty",
  "not-number": "is not a number",
  "not-whole": "is not a whole number",
  "too-high": "is too high",
  "not-object": "is not an object",
  "not-id": "is not an id",
  "not-list": "is not a list",
  null: "is null",
  missing: "Invalid key: Expected {0} but received {1}",
  "other-type": "Invalid type: Expected {0} but received {1}",
  "not-instant": "not a date that can be read: {0}",
  "not-date": "is not a date",
  "not-days": "are not days",
  "not-time": "is not a time",
  "same-id": "another one has its id",
  "other-activity": "is activity {0}",
  // A whole answer.
  "no-rows": "none of {0} rows can be read: {1}",
  "no-meta": "meta cannot be used",
  "empty-page": "data is empty, meta.count is not 0",
  "no-lists": "it has no list",
  "midnight-utc": "categories.dates: all are midnight in UTC",
  "no-field": "{0} is missing",
  "no-streams": "homeStreams is not a list",
  "api-errors": "{0}",
  "many-days":
    "The API counts activities of more than two days in schedule mode, which does not show them: {0}",
} as const;
