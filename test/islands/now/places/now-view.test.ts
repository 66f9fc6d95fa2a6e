import { describe, expect, it } from "vitest";
import { nowView } from "../../../../src/islands/now/places/now-view.ts";
import type { NowState } from "../../../../src/islands/now/state/store.ts";
import { at, inRoom, SATURDAY, state } from "../a-fair.ts";

const view = (of: NowState, options: Partial<Parameters<typeof nowView>[1]> = {}) =>
  nowView(of, { programme: "/programmation", board: false, room: "", minutes: true, ...options });
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

describe("the strip says", () => {
  it("how many minutes are left and to go, beside the hour", () => {
    const activities = [
      inRoom(1, "A", "14:00", "14:55"),
      inRoom(2, "A", "15:00", "16:00"),
      inRoom(3, "B", "14:00", "15:36"),
    ];
    const { places } = view(state(`${SATURDAY} 14:35`, activities));
    const items = places.flatMap(({ name, items }) =>
      items.map(({ word, hour, minutes }) => plain(`${name.text}: ${word}, ${hour}, ${minutes}`)),
    );
    expect(items).toEqual([
      "A: En ce moment, jusqu’à 14 h 55, encore 20 minutes",
      "A: À suivre, à 15 h, dans 25 minutes",
      "B: En ce moment, jusqu’à 15 h 36, encore 1 heure 1 minute",
    ]);
  });

  it("the hours alone on the server, whose page may be kept", () => {
    const activities = [inRoom(1, "A", "14:00", "14:55"), inRoom(2, "A", "15:00", "16:00")];
    const { places } = view(state(`${SATURDAY} 14:35`, activities), { minutes: false });
    expect(places[0]?.items.map(({ hour, minutes }) => [plain(hour), minutes])).toEqual([
      ["jusqu’à 14 h 55", null],
      ["à 15 h", null],
    ]);
  });

  it("a minute that has begun as a whole one", () => {
    const ends = (seconds: number) => ({
      dates: {
        start: at(`${SATURDAY} 14:00`),
        end: at(`${SATURDAY} 14:49`) + seconds,
        range: [at(`${SATURDAY} 14:00`)],
      },
    });
    const left = (seconds: number) =>
      plain(
        view(state(`${SATURDAY} 14:35`, [inRoom(1, "A", "14:00", "14:50", ends(seconds))])).places[0]
          ?.items[0]?.minutes,
      );
    expect([left(0), left(1), left(59)]).toEqual([
      "encore 14 minutes",
      "encore 15 minutes",
      "encore 15 minutes",
    ]);
  });

  it("since when it is on, when the end is unknown", () => {
    const { places } = view(state(`${SATURDAY} 14:35`, [inRoom(1, "A", "14:00", null)]));
    expect(plain(places[0]?.items[0]?.hour)).toBe("depuis 14 h");
    expect(places[0]?.items[0]?.minutes).toBeNull();
  });

  it("the kiosk where there is no room", () => {
    const location = { room: [], kiosk: "1481" };
    const { places } = view(state(`${SATURDAY} 14:35`, [inRoom(1, "", "14:00", "15:00", { location })]));
    expect(plain(places[0]?.name.text)).toBe("Kiosque 1481");
  });

  it.each([
    ["2026-11-25 10:00", {}, "Le Salon commence vendredi 27 novembre."],
    ["2026-11-26 10:00", {}, "Le Salon commence demain, vendredi 27 novembre."],
    [
      "2026-11-28 06:00",
      { rest: [inRoom(1, "A", "10:00", "11:00")], restOf: SATURDAY },
      "La prochaine activité commence à 10 h.",
    ],
    ["2026-11-28 23:00", { restOf: SATURDAY }, "Le Salon reprend demain, dimanche 29 novembre."],
    ["2026-11-28 23:00", {}, "Aucune activité en ce moment."],
    ["2026-11-29 23:00", { restOf: "2026-11-29" }, "Le Salon s’est terminé dimanche 29 novembre."],
    ["2026-12-05 10:00", {}, "Le Salon s’est terminé dimanche 29 novembre."],
    ["2026-12-05 10:00", { fair: { days: [], rooms: [] } }, "Aucune activité en ce moment."],
    ["2026-11-28 14:00", { knownUntil: at("2026-11-28 13:00") }, "Chargement…"],
    ["2026-11-28 13:00", { knownUntil: at("2026-11-28 13:00") }, "Chargement…"],
    ["2026-11-28 12:59", { knownUntil: at("2026-11-28 13:00") }, "Aucune activité en ce moment."],
    [
      "2026-11-28 14:00",
      { knownUntil: at("2026-11-28 13:00"), failed: true },
      "Pas de réseau : les activités de cette heure ne sont pas connues.",
    ],
  ])("at %s, with nothing on: %o", (now, more, text) => {
    expect(plain(view(state(now, [], more)).quiet)).toBe(text);
  });

  it.each([
    ["2026-11-25 10:00", {}, "Le programme du vendredi 27 novembre", "?date=927"],
    ["2026-11-28 14:35", {}, "Le programme d’aujourd’hui", "?date=928"],
    ["2026-11-28 23:00", { restOf: SATURDAY }, "Le programme du dimanche 29 novembre", "?date=929"],
    ["2026-12-05 10:00", {}, "Toute la programmation", ""],
  ])("at %s where the programme of the day is: %o", (now, more, word, query) => {
    const { link } = view(state(now, [], more));
    expect([plain(link?.word), link?.href]).toEqual([word, `/programmation${query}`]);
  });

  it("when its facts are from, once they are old", () => {
    const old = (minutes: number) => ({ answeredAt: at(`${SATURDAY} 14:00`) - minutes * 60 });
    expect(view(state(`${SATURDAY} 14:00`, [], old(75))).stale).toBeNull();
    expect(plain(view(state(`${SATURDAY} 14:00`, [], old(76))).stale)).toBe("Mis à jour à 12 h 44");
    expect(plain(view(state(`${SATURDAY} 14:00`, [], old(26)), { board: true }).stale)).toBe(
      "Mis à jour à 13 h 34",
    );
  });

  it("no address without data-programme, and the room of a board", () => {
    expect(view(state(`${SATURDAY} 14:00`, []), { programme: "" }).link).toBeNull();
    expect(view(state(`${SATURDAY} 14:00`, []), { room: "6562" }).room).toBe("La Place publique");
  });
});
