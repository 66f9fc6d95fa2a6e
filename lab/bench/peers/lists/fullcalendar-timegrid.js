// FullCalendar's grid of hours, as wide as the fair is long. Activities longer than a day lie in its row above.
import "temporal-polyfill/global";
import { Calendar } from "fullcalendar";
import theme from "fullcalendar/themes/classic";
import timeGrid from "fullcalendar/timegrid";
import "fullcalendar/skeleton.css";
import "fullcalendar/themes/classic/theme.css";
import "fullcalendar/themes/classic/palette.css";

const DAY = 86_400_000;

globalThis.draw = (element, events) => {
  const first = Math.min(...events.map(({ start }) => start));
  const last = Math.max(...events.map(({ start }) => start));
  const calendar = new Calendar(element, {
    plugins: [timeGrid, theme],
    initialView: "fair",
    views: { fair: { type: "timeGrid", duration: { days: Math.ceil((last - first) / DAY) + 1 } } },
    initialDate: first,
    height: "auto",
    events,
  });
  calendar.render();
  return (shown) => calendar.setOption("events", shown);
};
