// pretalx's schedule: the components of its package, shown as its application shows them, a grid of rooms where there is
// space, else a list. Its embeddable widget is in no registry.
import { GridSchedule, LinearSchedule } from "@pretalx/schedule";
import "@pretalx/schedule/style";
import buntpapier from "buntpapier";
import moment from "moment-timezone";
import { createApp, h, shallowRef } from "vue";

globalThis.draw = (element, events) => {
  const at = (time) => moment.tz(time, "America/Toronto");
  const rooms = [...new Set(events.map(({ room }) => room))].map((name) => ({ name: name ?? "" }));
  const speakers = (names) => names.map((name) => ({ name, code: name }));
  const sessionsOf = (shown) =>
    shown
      .map(({ id, title, start, end, room = "", people }) => ({
        id,
        title,
        start: at(start),
        end: at(end),
        room: rooms.find(({ name }) => name === room),
        speakers: speakers(people),
      }))
      .sort((one, other) => one.start - other.start);
  const sessions = shallowRef(sessionsOf(events));
  const schedule = innerWidth > 710 ? GridSchedule : LinearSchedule;
  const first = at(events[0].start);
  const rest = { rooms, favs: [], now: first, currentDay: first, scrollParent: document.body };
  createApp({ render: () => h(schedule, { ...rest, sessions: sessions.value }) })
    .use(buntpapier)
    .provide("eventUrl", "/")
    .mount(element);
  return (shown) => {
    sessions.value = sessionsOf(shown);
  };
};
