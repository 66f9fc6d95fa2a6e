// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { fairFiles, SEED } from "../../templates-fixtures/data/generator/fair.ts";
import { createChance } from "../../templates-fixtures/data/generator/random.ts";
import { slugOf, typeset } from "../../templates-fixtures/data/generator/wording.ts";
import { committedText } from "./committed-fair.ts";

/** Making the whole fair takes a second or two, more on a busy machine. */
const PATIENCE = 120_000;

describe("The generator of the invented fair", () => {
  let files: Map<string, string>;
  beforeAll(() => {
    files = fairFiles(SEED);
  }, PATIENCE);

  test("makes, from the kept seed, the very bytes that are committed", () => {
    expect([...files.keys()].sort()).toEqual([
      "authors.json",
      "books.json",
      "categories.json",
      "companies.json",
      "events.json",
      "streams.json",
    ]);
    // Compared as booleans: a difference in a megabyte of text is not worth printing.
    const changed = [...files].filter(([name, text]) => text !== committedText(name)).map(([name]) => name);
    expect(changed, "run `npx tsx templates-fixtures/data/generate.ts` and commit the files").toEqual([]);
  });

  test("makes another fair from another seed", { timeout: PATIENCE }, () => {
    expect(fairFiles(SEED + 1).get("events.json") === files.get("events.json")).toBe(false);
  });

  test("writes one item per line, so that a changed activity is a changed line", () => {
    const lines = (files.get("events.json") ?? "").trimEnd().split("\n");
    expect(lines[0]).toBe('{"data":[');
    for (const line of lines.slice(1, -1)) expect(line.startsWith('{"id":')).toBe(true);
  });
});

describe("Its dice", () => {
  test("fall the same way for the same seed", () => {
    const draw = () => {
      const chance = createChance(7);
      return [chance.int(1, 100), chance.pick(["a", "b", "c"]), chance.shuffle([1, 2, 3, 4, 5])];
    };
    expect(draw()).toEqual(draw());
  });

  test("give every number of a range its turn and none outside", () => {
    const chance = createChance(1);
    const drawn = new Set(Array.from({ length: 500 }, () => chance.int(3, 7)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6, 7]);
  });
});

describe("Its wording", () => {
  test("sets French apostrophes and spaces", () => {
    expect(typeset("L'hiver : « Où va-t-on ? » à 10 h 30 !")).toBe(
      "L’hiver\u00a0: «\u00a0Où va-t-on\u202f?\u00a0» à 10\u00a0h 30\u202f!",
    );
  });

  test("makes ASCII slugs, ligatures, Vietnamese letters and entities included", () => {
    expect(slugOf("Œuvres vives")).toBe("oeuvres-vives");
    expect(slugOf("Thanh-Mai Đặng")).toBe("thanh-mai-dang");
    expect(slugOf("L&rsquo;encre et le sel")).toBe("l-encre-et-le-sel");
  });
});
