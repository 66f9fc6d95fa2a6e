import { describe, expect, test } from "vitest";
import { pictureFacts } from "../host/picture-facts.ts";
import { activity, smallFair } from "./small-fair.ts";

const fair = smallFair({
  events: [
    {
      ...activity("lire"),
      title: "Lire la nuit",
      photos: ["/media/event/1.svg"],
      persons: [{ title: "Ada", url: null, photo: "/media/person/ada.svg", occupations: [] }],
    },
  ],
});
const factsOf = pictureFacts({
  ...fair,
  authors: [{ id: 1, slug: "luc", title: "Luc", url: null, photo: "/media/author/1.svg" }],
  companies: [
    { id: 2, slug: "c", title: "Maison", url: null, logo: "/media/logo/2.svg", location: { kiosk: null } },
  ],
  books: [
    {
      id: 3,
      title: "Neige",
      url: null,
      bookAuthors: [{ title: "Luc" }],
      bookBuyLabel: null,
      bookBuyUrl: null,
      bookPublisher: [{ title: "Maison", url: null }],
      bookSummary: null,
      bookImage: [{ url: "/media/book/3.svg", title: "Couverture de « Neige »" }],
      activities: [],
    },
  ],
});

describe("a picture shows", () => {
  test.each([
    ["/media/event/1.svg", { kind: "event", title: "Lire la nuit" }],
    ["/media/person/ada.svg", { kind: "portrait", title: "Ada" }],
    ["/media/author/1.svg", { kind: "portrait", title: "Luc" }],
    ["/media/logo/2.svg", { kind: "logo", title: "Maison" }],
    ["/media/book/3.svg", { kind: "cover", title: "Neige", subtitle: "Luc", publisher: "Maison" }],
  ])("what the data says of %s", (path, facts) => {
    expect(factsOf(path)).toEqual(facts);
  });

  test.each([
    ["/media/stage/Grande Scène.svg", { kind: "stage", title: "Grande Scène" }],
    ["/media/logo/radio-grand-nord.svg", { kind: "logo", title: "Radio grand nord" }],
    ["/media/constructor/x.svg", { kind: "cover", title: "X" }],
    ["/media/.svg", { kind: "cover", title: "" }],
  ])("else what its name says: %s", (path, facts) => {
    expect(factsOf(path)).toEqual(facts);
  });
});
