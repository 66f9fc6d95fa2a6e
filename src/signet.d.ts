/**
 * The types that the package publishes. Written by hand so that they stand alone in `dist/`;
 * `test/build/published-types.ts` compares them with the exports of `main.ts`.
 */

/**
 * Enhances the markers in `root` (by default the whole page), `root` included; the script calls it once itself. For
 * pages that insert HTML later. Skips markers that are enhanced already or have failed, so it may be called twice.
 */
export declare function enhance(root?: ParentNode): void;

/**
 * Restores the server HTML of the markers in `root`, `root` included, and ends everything they started. For pages
 * that remove or replace HTML. `enhance` starts them again, failed ones included.
 */
export declare function release(root: ParentNode): void;

/** Detail of `signet:ready`: the widget is shown with its data. */
export interface SignetMarker {
  readonly kind: "island" | "behaviour";
  /** The marker's name in the page, e.g. "programme". */
  readonly name: string;
}

/** Detail of `signet:error` and `signet:report`. */
export interface SignetTrouble extends SignetMarker {
  /**
   * What was thrown. Its name is "MarkerError", "HttpError" or "DataError" when you can correct the cause: see
   * docs/events.md in this package.
   */
  readonly error: unknown;
}

/** Detail of `signet:filter`: a list that answers another question is in. */
export interface SignetFilter extends SignetMarker {
  /** What the list answers, as the page's address says it, without page and card: `type=6341&mode=horaire`. */
  readonly query: string;
  /** How many items it has, on all pages. */
  readonly count: number;
}

/** Detail of `signet:more`: the visitor has added a page to a list. */
export interface SignetMore extends SignetMarker {
  /** Pages 1 to this one are shown. */
  readonly page: number;
  readonly count: number;
}

/** Detail of `signet:share`. */
export interface SignetShare extends SignetMarker {
  /** `copy`: the address was copied. `network`: a network's link was followed. `system`: the system's sheet was used. */
  readonly by: "copy" | "network" | "system";
  /** Host of the network's link, such as `www.linkedin.com`, or `mailto:`; else null. */
  readonly network: string | null;
  /** The shared address. */
  readonly address: string;
}

/** Detail of `signet:calendar`: the visitor saves an activity for a calendar. */
export interface SignetCalendar extends SignetMarker {
  /** `file`: as an .ics file. `link`: in the calendar's own page. */
  readonly by: "file" | "link";
  /** The activity's slug; null for one file of all that the programme shows. */
  readonly slug: string | null;
}

/** Detail of `signet:keep`: an activity was put into the visitor's selection, or taken out of it. */
export interface SignetKeep extends SignetMarker {
  /** The activity's id: a number, or the text that the API gives. */
  readonly id: number | string;
  readonly kept: boolean;
}

/** Detail of `signet:play`: the visitor starts a video or a stream. What plays by itself is not told. */
export interface SignetPlay extends SignetMarker {
  /** The provider's id. */
  readonly id: string;
  readonly title: string;
}

/** Detail of `signet:open`: the visitor opens what the marker closes; `name` says what. */
export interface SignetOpen extends SignetMarker {
  /** Of the FAQ's question: its id, as in its address. Of a video: the provider's. Else null. */
  readonly id: string | null;
}

declare global {
  /** All of them bubble from the marker. */
  interface GlobalEventHandlersEventMap {
    "signet:ready": CustomEvent<SignetMarker>;
    /**
     * The marker failed and its server HTML is restored. After `preventDefault()` nothing is printed on the console.
     */
    "signet:error": CustomEvent<SignetTrouble>;
    /** A problem that the widget survives. After `preventDefault()` nothing is printed on the console. */
    "signet:report": CustomEvent<SignetTrouble>;
    "signet:filter": CustomEvent<SignetFilter>;
    "signet:more": CustomEvent<SignetMore>;
    "signet:share": CustomEvent<SignetShare>;
    "signet:calendar": CustomEvent<SignetCalendar>;
    "signet:keep": CustomEvent<SignetKeep>;
    "signet:play": CustomEvent<SignetPlay>;
    "signet:open": CustomEvent<SignetOpen>;
    /** The visitor sends a search form that is not empty. Its text is in the form, and not in the event. */
    "signet:search": CustomEvent<SignetMarker>;
  }
}
