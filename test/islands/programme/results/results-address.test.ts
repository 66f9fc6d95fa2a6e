import { describe, expect, test } from "vitest";
import { DEFAULT_FILTERS, DEFAULT_LOCATION } from "../../../../src/islands/programme/domain/filters.ts";
import { resultsAddress } from "../../../../src/islands/programme/results/results-address.ts";
import { parse } from "../../../../src/islands/programme/state/url.ts";

const FAIR = "https://fair.test/programmation";
/** What is shared when these filters are on screen, at this address. */
const shared = (query: string, page = FAIR) => resultsAddress(parse(query), page);

describe("The address of the results", () => {
  test("is the page's own, with everything that shows these results", () => {
    expect(shared("volet1=6332&mode=horaire&page=3")).toBe(`${FAIR}?volet1=6332&mode=horaire&page=3`);
  });

  test("is not that of a card: nobody else left the page by it", () => {
    expect(shared("genre=6461&card=une-carte")).toBe(`${FAIR}?genre=6461`);
    expect(shared("card=une-carte", `${FAIR}?card=une-carte`)).toBe(`${FAIR}?mode=liste`);
  });

  test("is what is on screen, whatever the address bar lags behind with", () => {
    expect(shared("volet2=6335", `${FAIR}?volet1=6332&page=2#filtres`)).toBe(`${FAIR}?volet2=6335`);
  });

  test("keeps a foreign key, which may say which page this is, but not what tracks a visitor", () => {
    expect(
      shared("volet1=6332", "https://fair.test/index.php?p=programmation&UTM_source=x&fbclid=2&gclid=3"),
    ).toBe("https://fair.test/index.php?volet1=6332&p=programmation");
  });

  test("without a filter says so, lest the day of the fair be chosen for whoever opens it", () => {
    expect(resultsAddress(DEFAULT_LOCATION, FAIR)).toBe(`${FAIR}?mode=liste`);
    expect(resultsAddress({ ...DEFAULT_LOCATION, filters: DEFAULT_FILTERS }, `${FAIR}?p=9&fbclid=2`)).toBe(
      `${FAIR}?mode=liste&p=9`,
    );
  });
});
