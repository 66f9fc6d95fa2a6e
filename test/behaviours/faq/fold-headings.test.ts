/** Which headings are questions, and what belongs to their answers. */
import { afterEach, describe, expect, test } from "vitest";
import { foldHeadings } from "../../../src/behaviours/faq/fold-headings.ts";

let life = new AbortController();

function fold(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const marker = document.body.firstElementChild as HTMLElement;
  const sent = marker.innerHTML;
  life = new AbortController();
  const questions = foldHeadings(marker, life.signal);
  const words = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  return {
    marker,
    sent,
    questions,
    asked: questions.map(({ control, answer }) => [words(control), words(answer)]),
  };
}

afterEach(() => life.abort());

describe("the questions are", () => {
  test.each([
    [
      "headings of one level, each with what follows",
      "<h3>A</h3>un<p>deux</p><h3>B</h3><ul><li>trois</li></ul>",
      [
        ["A", "undeux"],
        ["B", "trois"],
      ],
    ],
    [
      "those of the level that comes most often: groups' titles are none",
      "<h2>G</h2><h3>A</h3><p>1</p><h3>B</h3><p>2</p><h2>H</h2><h3>C</h3><p>3</p>",
      [
        ["A", "1"],
        ["B", "2"],
        ["C", "3"],
      ],
    ],
    [
      "nor are subtitles, which belong to the answer",
      "<h2>A</h2><h3>a</h3><p>1</p><h2>B</h2><p>2</p>",
      [
        ["A", "a1"],
        ["B", "2"],
      ],
    ],
    ["not headings without an answer", "<h3>A</h3><p><br></p><h3>B</h3><p>2</p>", [["B", "2"]]],
    ["not links that lead elsewhere", '<h3><a href="/x">A</a></h3><p>1</p><h3>B</h3><p>2</p>', [["B", "2"]]],
    [
      "inside a wrapper, and an answer ends where the next group begins",
      "<section><h3>A</h3><p>1</p><div><h2>H</h2><p>x</p></div></section><h3>B</h3><p>2</p>",
      [
        ["A", "1"],
        ["B", "2"],
      ],
    ],
    [
      "also when the answer is a picture",
      '<h3>A</h3><img alt="Plan"><h3>B</h3><p>2</p>',
      [
        ["A", ""],
        ["B", "2"],
      ],
    ],
    ["none where there are none", "<p>1</p>", []],
  ])("%s", (_what, html, expected) => {
    expect(fold(html).asked).toEqual(expected);
  });
});

test("a question's own markup stays in its button; closing hides the answer and says so", () => {
  const { questions, marker } = fold("<h3>Combien <em>coûte</em> cela ?</h3><p>1</p>");
  const [question] = questions;
  expect(marker.querySelector("h3 > button em")?.textContent).toBe("coûte");
  expect(question?.fold.open).toBe(true);
  question?.control.click();
  expect(question?.answer.getAttribute("hidden")).toBe("until-found");
  expect(question?.control.getAttribute("aria-expanded")).toBe("false");
  question?.answer.dispatchEvent(new Event("beforematch"));
  expect(question?.fold.open).toBe(true);
  expect(question?.control.getAttribute("aria-expanded")).toBe("true");
});

test("the end puts the same nodes back, as they were", () => {
  const { marker, sent, questions } = fold(
    "<h2>G</h2>\n<h3 class='x'>A</h3> un <!-- deux --><p>trois</p>\n<h3>B</h3><p>4</p>",
  );
  const paragraph = marker.querySelector("p");
  questions[0]?.control.click();
  life.abort();
  expect(marker.innerHTML).toBe(sent);
  expect(marker.querySelector("p")).toBe(paragraph);
});
