import { describe, expect, it } from "vitest";
import { readMapSettings } from "../../../../src/islands/programme/map/settings.ts";
import { programmeFacts } from "../../../../src/islands/programme/programme.facts.ts";

const read = (attributes: Record<string, string>) => {
  const marker = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) marker.setAttribute(`data-map-${name}`, value);
  return readMapSettings(marker);
};

describe("the map's attributes", () => {
  it("give the tiles' address with the token inserted", () => {
    expect(read({ tiles: "/tiles/{z}/{x}/{y}.png" }).tiles).toBe("/tiles/{z}/{x}/{y}.png");
    const tiles = "https://{s}.example.com/{z}/{x}/{-y}{r}?cle={token}";
    expect(read({ tiles, token: "pk a" }).tiles).toBe("https://{s}.example.com/{z}/{x}/{-y}{r}?cle=pk%20a");
  });

  it("may all be missing: no map, and no fault", () => {
    expect(read({})).toEqual({ tiles: null, fault: null, credit: null, ask: false });
  });

  it.each([
    ["without its token", { tiles: "/{z}/{x}/{y}?{token}" }, "no-token"],
    ["of another scheme", { tiles: "javascript:alert({z},{x},{y})" }, "bad-tiles"],
    ["with a gap that nobody fills", { tiles: "/{z}/{x}/{y}/{style}" }, "bad-tiles"],
    ["that is one and the same tile", { tiles: "/tile.png" }, "bad-tiles"],
    ["that knows no rows", { tiles: "/{z}/{x}.png" }, "bad-tiles"],
  ])("name what is wrong with an address %s", (_, attributes, fault) => {
    const settings = read(attributes);
    expect(settings.tiles).toBeNull();
    expect(settings.fault?.code).toBe(fault);
  });

  it("accept any token, even half a surrogate pair", () => {
    expect(read({ tiles: "/{z}/{x}/{y}?{token}", token: "a\ud800" }).tiles).toBe("/{z}/{x}/{y}?a%EF%BF%BD");
  });

  it("survive an editor's spaces and quotes", () => {
    expect(read({ tiles: " “/{z}/{x}/{y}” ", consent: "« Ask »" })).toMatchObject({
      tiles: "/{z}/{x}/{y}",
      ask: true,
    });
  });

  it("lose the spaces and quotes around them, as every other attribute of a marker", () => {
    for (const around of [" x ", "“x”", "« x »", "'x'"])
      expect(read({ attribution: around }).credit?.text).toBe("x");
  });

  it("give the attribution, with a link when an address follows", () => {
    expect(read({ attribution: "© La Ville" }).credit).toEqual({ text: "© La Ville", url: null });
    expect(read({ attribution: "© OpenStreetMap https://osm.org/copyright" }).credit).toEqual({
      text: "© OpenStreetMap",
      url: "https://osm.org/copyright",
    });
    expect(read({ attribution: "<b>x</b> javascript:alert(1)" }).credit?.url).toBeNull();
  });

  it("are in the facts", () => {
    const names = programmeFacts.attributes.map(({ name }) => name);
    for (const name of ["tiles", "token", "attribution", "consent"])
      expect(names).toContain(`data-map-${name}`);
  });
});
