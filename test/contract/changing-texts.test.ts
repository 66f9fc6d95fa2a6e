/**
 * A browser's translator puts an element with another text in the place of each text of the page. React then removes or
 * changes nodes that are no longer there: the island fails, or its old words stay
 * (docs/decisions/0057-translated-pages.md).
 */
import { describe, expect, test } from "vitest";
import { changingTexts } from "./jsx-texts.ts";
import { filesIn, read } from "./sources.ts";

test("in every component a text that changes is the only child of its element", () => {
  expect(filesIn("src", /\.tsx$/).flatMap((path) => changingTexts(path, read(path)))).toEqual([
    // Their types take elements only.
    "src/islands/programme/filters/FilterGroup.tsx: children (changes beside other nodes)",
    "src/shared/ui/react-root.tsx: element (changes beside other nodes)",
  ]);
});

/** Faults in what a component renders: their texts, and why. */
const faultsIn = (jsx: string, before = "") =>
  changingTexts(
    "x",
    `import { messages } from "./messages.ts";
const { ours } = messages;
export function Sample({ count, more, list, of }) {
  ${before}
  return ${jsx};
}`,
  ).map((line) => line.replace(/^x: /, ""));

describe("the reader of components", () => {
  test.each([
    ["alone in its element", "<p>{count}</p>"],
    ["alone in either case, as a text or as elements", "<p>{more ? count : <><b>{count}</b> <i /></>}</p>"],
    ["first, of the messages, before what comes and goes", "<p>{ours.kiosk} {more && <b>{count}</b>}</p>"],
    ["fixed, after an element that stays", "<p><b>{count}</b> {messages.word}</p>"],
    ["spaces", '<p><b>{count}</b>{more && " "}<i>{count}</i></p>'],
    ["in elements of a list", "<ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>"],
    ["alone in a component", "<Button>{count}</Button>"],
  ])("takes a text %s", (_, jsx) => {
    expect(faultsIn(jsx)).toEqual([]);
  });

  test.each([
    ["a number beside an element", "<p>{count}<b /></p>", "count (changes beside other nodes)"],
    ["a number beside a word", "<p>{ours.kiosk} {count}</p>", "count (changes beside other nodes)"],
    ["a number beside a space", "<p>{count} </p>", "count (changes beside other nodes)"],
    ["a number in a fragment", "<><b />{count}</>", "count (changes beside other nodes)"],
    ["a call", "<p>{wordOf(count)}<b /></p>", "wordOf(count) (changes beside other nodes)"],
    ["a word that goes", "<p><b />{more && ours.more}</p>", "ours.more (comes and goes beside other nodes)"],
    ["a comma that goes", '<p><b />{more && ", "}</p>', '", " (comes and goes beside other nodes)'],
    [
      "a fixed word after what comes",
      "<p>{more && <b />} {ours.word}</p>",
      "ours.word (has changing nodes before it)",
    ],
    [
      "a fixed word after a component",
      "<p><More /> {ours.word}</p>",
      "ours.word (has changing nodes before it)",
    ],
    ["texts of a list", "<p>{list.map((one) => one.name)}</p>", "one.name (changes beside other nodes)"],
    ["a component that is a text", "count", "count (changes beside other nodes)"],
  ])("finds %s", (_, jsx, fault) => {
    expect(faultsIn(jsx)).toEqual([fault]);
  });

  test("follows a constant of the component to its elements and texts", () => {
    expect(faultsIn("<p>{word}<b /></p>", "const word = more ? <i /> : count;")).toEqual([
      "count (changes beside other nodes)",
    ]);
    expect(faultsIn("<p>{word}<b /></p>", "const word = more ? <i /> : <u />;")).toEqual([]);
  });

  test("knows a parameter from a constant of the same name", () => {
    const before = "const word = <b />;";
    expect(faultsIn("<p>{word}<i />{list.map((word) => <s key={word}>{word}<b /></s>)}</p>", before)).toEqual(
      ["word (changes beside other nodes)"],
    );
  });
});
