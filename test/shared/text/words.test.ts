import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ours = {
  empty: "Rien",
  areas: { 6332: "Au Palais" },
  note: ["Note:", "le reste"],
  ours: { added: (count: number, shown: number) => `${count} de plus, ${shown} en tout` },
};

/** The catalogue in a page with this script. */
async function wordsOf(script: string): Promise<typeof ours> {
  document.head.innerHTML = `<script type="application/json" data-signet-words>${script}</script>`;
  const { words } = await import("../../../src/shared/text/words.ts");
  return words("programme", ours);
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test("a page without its own texts has ours", async () => {
  expect(await wordsOf("")).toBe(ours);
});

test("a page replaces the texts that it names, at any depth, and keeps the rest", async () => {
  const own = {
    programme: { empty: "Aucune activité", areas: { "6332": "Sur place" }, note: ["Attention :"] },
  };
  const found = await wordsOf(JSON.stringify(own));
  expect(found).toMatchObject({
    empty: "Aucune activité",
    areas: { 6332: "Sur place" },
    note: ["Attention :", "le reste"],
  });
  expect(found.ours.added(2, 9)).toBe("2 de plus, 9 en tout");
});

test("a page's own text groups thousands as ours do", async () => {
  const { ours: own } = await wordsOf('{"programme": {"ours": {"added": "{0} sur {1}"}}}');
  expect(own.added(24, 1569)).toBe("24 sur 1\u00a0569");
});

test("a number inside of a title stays as it is", async () => {
  const { ours: own } = await wordsOf('{"programme": {"ours": {"added": "« {0} »"}}}');
  expect((own.added as (...given: unknown[]) => string)("20000")).toBe("« 20000 »");
});

test("a text with numbers is replaced by one with placeholders, in any order and number", async () => {
  const found = await wordsOf('{"programme":{"ours":{"added":"{1} activités ({0} nouvelles, {0} !), {7}"}}}');
  expect(found.ours.added(2, 9)).toBe("9 activités (2 nouvelles, 2 !), {7}");
});

test.each([
  '{"programme":{"empty":3,"areas":"x","note":{"0":null},"ours":{"added":{"a":"b"}},"constructor":"x"}}',
  '{"programme":"x"}',
  "[]",
  "3",
])("what has another shape than the catalogue is left aside: %s", async (script) => {
  expect(await wordsOf(script)).toEqual(ours);
});

test("broken JSON is reported once, and replaces no text", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  expect(await wordsOf("{programme: }")).toBe(ours);
  const { words } = await import("../../../src/shared/text/words.ts");
  words("programme-map", ours);
  expect(reported).toHaveBeenCalledOnce();
  expect(String(reported.mock.lastCall?.[0])).toContain("data-signet-words");
});
