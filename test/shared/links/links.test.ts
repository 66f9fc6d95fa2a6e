import { describe, expect, it } from "vitest";
import { calendarLink } from "../../../src/shared/calendar/event.ts";
import { safeLink } from "../../../src/shared/links/safe-link.ts";
import { shareLinks } from "../../../src/shared/links/share-links.ts";

describe("an address that came from elsewhere", () => {
  it.each([
    "https://exemple.test/a?b=c#d",
    "HTTP://exemple.test",
    "/activites/ma-soiree",
    "activites/ma-soiree",
    "./photo.jpg",
    "?page=2",
    "#programmation",
    "mailto:info@exemple.test",
    "/a:b",
  ])("is kept: %s", (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript:'https://exemple.test'",
    "data:text/html,<script>",
    "data:text/html,https://exemple.test/",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://exemple.test/1",
    "//evil.test/a",
    "/\\evil.test",
    "\\\\evil.test",
    "https:\\\\evil.test",
    "https:evil.test",
    "https://",
    "http://[bad",
    "a:b",
    "",
    "   ",
  ])("is refused: %j", (address) => {
    expect(safeLink(address)).toBeNull();
  });

  it.each([null, undefined, 12, {}, ["/a"]])("is refused when it is no text: %j", (value) => {
    expect(safeLink(value)).toBeNull();
  });

  it("has its spaces escaped, as in the names of pictures", () => {
    expect(safeLink(" /media/ma photo.jpg ")).toBe("/media/ma%20photo.jpg");
    expect(safeLink("https://exemple.test/ma photo.jpg")).toBe("https://exemple.test/ma%20photo.jpg");
  });

  it("never leads to another site when it reads as a path of this one", () => {
    for (const hostile of ["//evil.test", "/\\evil.test", "/\t/evil.test", "\\/evil.test", "/\n/evil.test"]) {
      const safe = safeLink(hostile);
      expect(safe === null || new URL(safe, "https://salon.test").host === "salon.test").toBe(true);
    }
  });
});

describe("sharing an activity", () => {
  it("gives each network the absolute address, escaped", () => {
    const links = shareLinks("/activites/été?a=1&b=2", "L'été & moi", "https://salon.test/programmation");
    expect(links.map((link) => link.name)).toEqual(["LinkedIn", "X", "Facebook"]);
    for (const link of links) {
      const shared = [...new URL(link.url).searchParams.entries()].find(
        ([key]) => key === "url" || key === "u",
      );
      expect(shared?.[1]).toBe("https://salon.test/activites/%C3%A9t%C3%A9?a=1&b=2");
    }
    expect(new URL(links[1]?.url ?? "").searchParams.get("text")).toBe("L'été & moi");
  });
});

describe("keeping a date in a calendar", () => {
  const event = { title: "Lecture", location: "Palais", details: "Qui" };
  const params = (link: string | null) => new URL(link ?? "").searchParams;

  it("gives UTC stamps for what has hours", () => {
    const times = { start: 1795618800, end: 1795624200 };
    const query = params(calendarLink({ ...event, times }));
    expect(query.get("dates")).toBe("20261125T150000Z/20261125T163000Z");
    expect(query.get("text")).toBe("Lecture");
    expect(query.get("location")).toBe("Palais");
    expect(query.get("details")).toBe("Qui");
  });

  it("gives whole days, ending the day after the last, over a month's end and a clock change", () => {
    const whole = (firstDay: string, lastDay: string) =>
      params(calendarLink({ ...event, times: { firstDay, lastDay } })).get("dates");
    expect(whole("2026-11-25", "2026-11-25")).toBe("20261125/20261126");
    expect(whole("2026-10-31", "2026-11-01")).toBe("20261031/20261102");
    expect(whole("2026-12-31", "2026-12-31")).toBe("20261231/20270101");
  });

  it("shortens the details until the address can be passed on by everything", () => {
    const times = { start: 0, end: 60 };
    const link = calendarLink({ ...event, title: "é".repeat(400), details: "👩‍👧 ".repeat(2000), times });
    expect(link === null || link.length <= 2000).toBe(true);
    const plain = calendarLink({ ...event, details: "mot ".repeat(2000), times });
    expect(plain?.length).toBeLessThanOrEqual(2000);
    expect(params(plain).get("details")).toMatch(/^mot mot .*…$/);
  });

  it("gives no address when title and place alone are too long for one", () => {
    const times = { start: 0, end: 60 };
    expect(calendarLink({ ...event, title: "👩‍👧".repeat(200), times })).toBeNull();
  });

  it("does not end before it starts", () => {
    const dates = params(calendarLink({ ...event, times: { start: 120, end: 60 } })).get("dates");
    expect(dates).toBe("19700101T000200Z/19700101T000200Z");
  });
});
