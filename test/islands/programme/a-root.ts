import { PROGRAMME_IDS, type ProgrammeRoot } from "../../../src/islands/programme/root-context.tsx";
import { takeIds } from "../../../src/shared/dom/take-ids.ts";
import type { openProgramme } from "./a-programme.ts";

type Opened = Pick<Awaited<ReturnType<typeof openProgramme>>, "store" | "actions" | "leave" | "api">;

/**
 * The root of an open programme, on a new element of the page: parts never load, announcements and reports are
 * dropped.
 */
export function aRoot(
  { store, actions, leave, api }: Opened,
  more: Partial<ProgrammeRoot> = {},
): ProgrammeRoot {
  const marker = more.marker ?? document.body.appendChild(document.createElement("div"));
  const { signal } = leave;
  return {
    marker,
    store,
    actions,
    api,
    ids: takeIds(PROGRAMME_IDS, marker, signal),
    base: "http://fair.test/programmation",
    signal,
    tellsFailures: false,
    isHere: () => true,
    announce: () => {},
    loadPart: () => Promise.reject(new Error("nothing is expected to load")),
    report: (error) => {
      throw error;
    },
    ...more,
  };
}
