/** What React does to a page whose texts a translator has replaced: the rule of test/contract/jsx-texts.ts rests on it. */
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cutWords } from "../../../src/shared/ui/cut-words.tsx";

let root: Root;
const page = () => document.body;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const box = document.createElement("div");
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  page().replaceChildren();
  vi.unstubAllGlobals();
});

const render = (node: ReactNode) => act(() => root.render(node));

/** Puts an element in the place of each text, as a translator does. */
function translate(): void {
  const walk = document.createTreeWalker(page(), NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts as Text[]) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test("a text that is the only child is replaced as a whole", () => {
  render(<p>{736}</p>);
  translate();
  render(<p>{153}</p>);
  expect(page().textContent).toBe("153");
  translate();
  render(<p>{false}</p>);
  expect(page().textContent).toBe("");
});

test("so is one that becomes elements, and elements that become a text", () => {
  const long = { text: "Grande salle des archives", cut: "Grande salle…" };
  const short = { text: "Petite salle", cut: null };
  render(<p>{cutWords(short)}</p>);
  translate();
  render(<p>{cutWords(long)}</p>);
  expect(page().textContent).toBe("Grande salle…Grande salle des archives");
  translate();
  render(<p>{cutWords(short)}</p>);
  expect(page().textContent).toBe("Petite salle");
});

test("a first text that never changes lets elements come and go after it", () => {
  const line = (count: number | null) => (
    <p>
      {"Kiosque "}
      {count !== null && <b>{count}</b>}
      <i>fin</i>
    </p>
  );
  render(line(null));
  translate();
  render(line(12));
  expect(page().textContent).toBe("Kiosque 12fin");
  translate();
  render(line(null));
  expect(page().textContent).toBe("Kiosque fin");
});
