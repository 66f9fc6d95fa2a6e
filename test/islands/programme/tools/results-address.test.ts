import { describe, expect, test } from "vitest";
import { DEFAULT_FILTERS, DEFAULT_LOCATION } from "../../../../src/islands/programme/domain/filters.ts";
import { parse } from "../../../../src/islands/programme/state/url.ts";
import { resultsAddress } from "../../../../src/islands/programme/tools/results-address.ts";

const FAIR = "https://fair.test/programmation";
/** The shared address of these filters, on this page. */
const shared = (query: string, page = FAIR) => resultsAddress(parse(query), page);

describe("The address of the results", () => {
  test("is the page's own, with everything that leads to these results", () => {
    expect(shared("volet1=6332&mode=horaire&page=3")).toBe(`${FAIR}?volet1=6332&mode=horaire&page=3`);
  });

  test("does not name the kept card", () => {
    expect(shared("genre=6461&card=une-carte")).toBe(`${FAIR}?genre=6461`);
    expect(shared("card=une-carte", `${FAIR}?card=une-carte`)).toBe(`${FAIR}?mode=liste`);
  });

  test("matches the screen, even when the address bar lags behind", () => {
    expect(shared("volet2=6335", `${FAIR}?volet1=6332&page=2#filtres`)).toBe(`${FAIR}?volet2=6335`);
  });

  test("keeps other keys, which may name the page, but no tracking keys", () => {
    expect(
      shared("volet1=6332", "https://fair.test/index.php?p=programmation&UTM_source=x&fbclid=2&gclid=3"),
    ).toBe("https://fair.test/index.php?volet1=6332&p=programmation");
  });

  test("says mode=liste without a filter, so that opening it does not choose today", () => {
    expect(resultsAddress(DEFAULT_LOCATION, FAIR)).toBe(`${FAIR}?mode=liste`);
    expect(resultsAddress({ ...DEFAULT_LOCATION, filters: DEFAULT_FILTERS }, `${FAIR}?p=9&fbclid=2`)).toBe(
      `${FAIR}?mode=liste&p=9`,
    );
  });
});
