/** What the menu is doing, and how each thing that happens changes it: no DOM, no timers. */

/** How long the menu takes to go (specification, section 4), in milliseconds. */
export const CLOSING_TIME = 600;

export interface MenuState {
  readonly phase: "closed" | "open" | "closing";
  /** On a narrow page: the sub-menu that stands in the place of the main nav, by its position. */
  readonly submenu: number | null;
  /** The parent entry that is unfolded, by its position: one at a time. */
  readonly entry: number | null;
  /** Whether everything is laid out at once, in columns; a sub-menu is then one of them. */
  readonly wide: boolean;
}

/** `still`: nothing may move, so that closing takes no time. */
export type MenuEvent =
  | { readonly type: "toggle" | "close"; readonly still: boolean }
  /** `CLOSING_TIME` is over. */
  | { readonly type: "elapsed" }
  | { readonly type: "enter"; readonly submenu: number }
  | { readonly type: "back" }
  | { readonly type: "entry"; readonly entry: number }
  | { readonly type: "resize"; readonly wide: boolean };

/** The next state: the same object when the event means nothing in this one. */
export function next(state: MenuState, event: MenuEvent): MenuState {
  const { phase, submenu, entry, wide } = state;
  switch (event.type) {
    case "toggle":
      // Opened again while it is going, it is what it was.
      return phase === "open" ? leave(state, event.still) : { ...state, phase: "open" };
    case "close":
      return phase === "closed" || (phase === "closing" && !event.still) ? state : leave(state, event.still);
    case "elapsed":
      return phase === "closing" ? leave(state, true) : state;
    case "enter":
      return phase !== "open" || wide || submenu !== null ? state : { ...state, submenu: event.submenu };
    case "back":
      return phase !== "open" || submenu === null ? state : { ...state, submenu: null };
    case "entry":
      return phase === "open" ? { ...state, entry: entry === event.entry ? null : event.entry } : state;
    case "resize":
      return wide === event.wide ? state : { ...state, wide: event.wide, submenu: null };
  }
}

/** What was open in the menu stays until the menu is out of sight. */
const leave = (state: MenuState, still: boolean): MenuState =>
  still ? { phase: "closed", submenu: null, entry: null, wide: state.wide } : { ...state, phase: "closing" };
