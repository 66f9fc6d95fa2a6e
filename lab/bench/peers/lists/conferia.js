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
  const rows = events.map(({ id, title, start, end, room = "", people }) =>
    [time(start), time(end), "single", title, "", people.join(", "), room, "", "", String(id)]
      .map(cell)
      .join(","),
  );
  return URL.createObjectURL(new Blob([[HEAD.join(","), ...rows].join("\n")], { type: "text/csv" }));
}

globalThis.draw = (element, events) => {
  const conferia = new globalThis.Conferia({
    parent: element,
    src: file(events),
    timeZone: "America/Toronto",
    initialViewMode: "full",
    // Otherwise it reads its file again every five minutes, and shows all of it.
    autoReload: false,
  });
  let all;
  return async (shown) => {
    if (shown.length > events.length) {
      conferia.config.src = file(shown);
      await conferia.loadCSV();
      all = undefined;
    } else {
      all ??= conferia.state.get("records");
      // The chair stands for the id, because its board does not show one.
      const ids = new Set(shown.map(({ id }) => String(id)));
      conferia.state.set(
        "records",
        all.filter(({ chair }) => ids.has(chair)),
        false,
      );
    }
    conferia.updateUI();
  };
};

globalThis.drawn = () => document.getElementsByClassName("event").length;
