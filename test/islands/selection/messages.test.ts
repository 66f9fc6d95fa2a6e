import { expect, test } from "vitest";
import { overlapText } from "../../../src/islands/selection/messages.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [["A"], "Se chevauche avec « A »"],
  [["A", "B"], "Se chevauche avec « A » et « B »"],
  [["A", "B", "C", "D"], "Se chevauche avec « A », « B », « C » et « D »"],
  [["A", "B", "C", "D", "E"], "Se chevauche avec « A », « B », « C » et 2 autres"],
  [["Lire « la nuit »"], "Se chevauche avec « Lire “la nuit” »"],
])("%j: %s", (titles, text) => {
  expect(plain(overlapText(titles))).toBe(text);
});
