/**
 * Comparable lists of other products, measured beside ours where they are installed: `npm install --no-save
 * fullcalendar temporal-polyfill` for FullCalendar's list view, `npm install --no-save @pretalx/schedule punycode`
 * for pretalx's.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OutputFile } from "esbuild";
import { bundle } from "../../build/bundle.mjs";
import { BuildError } from "../../build/failure.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Scripts of a page. */
const PEERS = {
  fullcalendar: `
    import "temporal-polyfill/global";
    import { Calendar } from "fullcalendar";
    import list from "fullcalendar/list";
    import theme from "fullcalendar/themes/classic";
    import "fullcalendar/skeleton.css";
    import "fullcalendar/themes/classic/theme.css";
    import "fullcalendar/themes/classic/palette.css";
    (globalThis.peers ??= {}).fullcalendar = (element, events) => {
      const options = { initialView: "listYear", initialDate: events[0].start, height: "auto", events };
      const calendar = new Calendar(element, { plugins: [list, theme], ...options });
      calendar.render();
      return (events) => calendar.setOption("events", events);
    };`,
  // The widget shows a grid of rooms if there is space, else a list, as its application decides.
  pretalx: `
    import { GridSchedule, LinearSchedule } from "@pretalx/schedule";
    import "@pretalx/schedule/style";
    import buntpapier from "buntpapier";
    import moment from "moment-timezone";
    import { createApp, h, shallowRef } from "vue";
    (globalThis.peers ??= {}).pretalx = (element, events) => {
      const at = (time) => moment.tz(time, "America/Toronto");
      const rooms = [...new Set(events.map(({ room }) => room))].map((name) => ({ name: name ?? "" }));
      const speakers = (names) => names.map((name) => ({ name, code: name }));
      const sessionsOf = (events) => events
        .map(({ id, title, start, end, room = "", people }) => (
          { id, title, start: at(start), end: at(end), room: rooms.find(({ name }) => name === room), speakers: speakers(people) }
        ))
        .sort((one, other) => one.start - other.start);
      const sessions = shallowRef(sessionsOf(events));
      const schedule = innerWidth > 710 ? GridSchedule : LinearSchedule;
      const rest = { rooms, favs: [], now: at(events[0].start), currentDay: at(events[0].start), scrollParent: document.body };
      createApp({ render: () => h(schedule, { ...rest, sessions: sessions.value }) })
        .use(buntpapier)
        .provide("eventUrl", "/")
        .mount(element);
      return (events) => {
        sessions.value = sessionsOf(events);
      };
    };`,
};
export type Peer = keyof typeof PEERS;

/** Script and css of the peers that are installed. */
export async function installedPeers(): Promise<ReadonlyMap<Peer, readonly OutputFile[]>> {
  const found = new Map<Peer, readonly OutputFile[]>();
  for (const peer of Object.keys(PEERS) as Peer[]) {
    try {
      const { outputFiles } = await bundle({
        stdin: { contents: PEERS[peer], resolveDir: root },
        outdir: join(root, "dist"),
        minify: true,
        sourcemap: false,
        format: "iife",
      });
      found.set(peer, outputFiles);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
    }
  }
  return found;
}
