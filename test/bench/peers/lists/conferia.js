// conferia's board, which wants a file of values. Its stylesheet and script come from its repository: see conferia.ts.
import "conferia/dist/conferia.css";
import "conferia/dist/conferia.js";

const HEAD = [
  "date_start",
  "date_end",
  "type",
  "title",
  "abstract",
  "author",
  "location",
  "session",
  "session_order",
  "chair",
];
/** Its reader knows no quotation mark and no line break within a cell. */
const readable = (text) => text.replaceAll('"', "'").replaceAll(/\s+/g, " ").trim();
/** Its reader knows no empty cell in quotation marks. */
const cell = (text) => (/[,"]/.test(text) ? `"${readable(text)}"` : readable(text));
const time = (ms) => new Date(ms).toISOString();

/** The address of a file with these events. */
function file(events) {
  const rows = events.map(({ title, start, end, room = "", people }) =>
    [time(start), time(end), "single", title, "", people.join(", "), room, "", "", ""].map(cell).join(","),
  );
  return URL.createObjectURL(new Blob([[HEAD.join(","), ...rows].join("\n")], { type: "text/csv" }));
}

const keyOf = (title, start) => `${start} ${readable(title)}`;

globalThis.draw = (element, events) => {
  const conferia = new globalThis.Conferia({
    parent: element,
    src: file(events),
    timeZone: "America/Toronto",
    initialViewMode: "full",
  });
  let given = events.length;
  let all;
  return async (shown) => {
    if (shown.length > given) {
      given = shown.length;
      conferia.config.src = file(shown);
      await conferia.loadCSV();
      all = undefined;
    } else {
      all ??= conferia.state.get("records");
      const keys = new Set(shown.map(({ title, start }) => keyOf(title, start)));
      const isShown = ({ title, dateStart }) => keys.has(keyOf(title, dateStart.toMillis()));
      conferia.state.set("records", all.filter(isShown), false);
    }
    conferia.updateUI();
  };
};

globalThis.drawn = () => document.getElementsByClassName("event").length;
