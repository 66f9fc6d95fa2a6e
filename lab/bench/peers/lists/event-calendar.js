// @event-calendar's list of a year.
import { createCalendar, List } from "@event-calendar/core";
import "@event-calendar/core/index.css";

globalThis.draw = (element, events) => {
  const dated = (shown) =>
    shown.map(({ id, title, start, end, url }) => ({
      id,
      title: { html: link(url, title) },
      start: new Date(start),
      end: new Date(end),
    }));
  const calendar = createCalendar(element, [List], {
    view: "listYear",
    date: new Date(events[0].start),
    events: dated(events),
  });
  return (shown) => calendar.setOption("events", dated(shown));
};

/** Its events have no addresses: the title is a link, as in the other lists. */
function link(url, title) {
  const a = document.createElement("a");
  a.href = url;
  a.textContent = title;
  return a.outerHTML;
}
