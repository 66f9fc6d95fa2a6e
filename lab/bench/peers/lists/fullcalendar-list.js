// FullCalendar's list view of a year.
import "temporal-polyfill/global";
import { Calendar } from "fullcalendar";
import list from "fullcalendar/list";
import theme from "fullcalendar/themes/classic";
import "fullcalendar/skeleton.css";
import "fullcalendar/themes/classic/theme.css";
import "fullcalendar/themes/classic/palette.css";

globalThis.draw = (element, events) => {
  const calendar = new Calendar(element, {
    plugins: [list, theme],
    initialView: "listYear",
    initialDate: events[0].start,
    height: "auto",
    events,
  });
  calendar.render();
  return (shown) => calendar.setOption("events", shown);
};
