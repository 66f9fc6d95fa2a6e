/** The menu's state and how events change it, without DOM and timers. */

/** Duration of closing (as specified), in ms. */
export const CLOSING_TIME = 600;

export interface MenuState {
  readonly phase: "closed" | "open" | "closing";
  /** On a narrow page: index of the sub-menu that is shown in place of the main nav. */
  readonly submenu: number | null;
  /** Index of the open parent entry; one at a time. */
  readonly entry: number | null;
  /** Whether everything is laid out in columns; a sub-menu is then one of them. */
  readonly wide: boolean;
}

/** `still`: no animation, so that closing takes no time. */
export type MenuEvent =
  | { readonly type: "toggle" | "close"; readonly still: boolean }
  /** `CLOSING_TIME` has passed. */
  | { readonly type: "elapsed" }
  | { readonly type: "enter"; readonly submenu: number }
  | { readonly type: "back" }
  | { readonly type: "entry"; readonly entry: number }
  | { readonly type: "resize"; readonly wide: boolean };

/** Returns the next state, or the same object when the event has no effect. */
export function next(state: MenuState, event: MenuEvent): MenuState {
  const { phase, submenu, entry, wide } = state;
  switch (event.type) {
    case "toggle":
      // Opened again while closing, it keeps its sub-menu and entry.
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

/** Keeps the open parts until the menu is invisible. */
const leave = (state: MenuState, still: boolean): MenuState =>
  still ? { phase: "closed", submenu: null, entry: null, wide: state.wide } : { ...state, phase: "closing" };
