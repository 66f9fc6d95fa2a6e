import { dispatch } from "../../shared/dom/dispatch.ts";
import { pageMotion } from "../../shared/dom/motion.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import type { CloseReason } from "../../shared/overlay/overlays.ts";
import { keepUntil, setUntil } from "../../shared/undo/set-until.ts";
import type { MenuElements } from "./find-menu.ts";
import { listenToVisitor } from "./listen.ts";
import { CLOSING_TIME, type MenuEvent, type MenuState, next } from "./menu-state.ts";
import { createPanel } from "./panel.ts";
import { createSubmenus } from "./submenus.ts";

export interface Menu {
  /** Handles a press of the button. */
  toggle(): void;
  /** Closes the menu at once. Called at the end of the marker, before anything is restored. */
  end(): void;
}

/** Turns the page's popover into the scripted menu, until the signal aborts. */
export function createMenu(elements: MenuElements, context: MarkerContext<unknown>): Menu {
  const { marker, signal, guard } = context;
  const { burger, nav, entries } = elements;
  const motion = pageMotion();
  const isWide = () => getComputedStyle(marker).getPropertyValue("--signet-menu-variant").trim() === "wide";
  // A menu that was opened before this code loaded stays open and keeps focus.
  const wasOpen = nav.matches("[popover]:popover-open");
  const { activeElement } = document;
  const unfolded = entries.findIndex(({ box }) => box.open);
  let state: MenuState = {
    phase: "closed",
    submenu: null,
    entry: unfolded < 0 ? null : unfolded,
    wide: isWide(),
  };
  let reason: CloseReason = "asked";
  let timer: ReturnType<typeof setTimeout> | undefined;

  setUntil(signal, marker, "data-menu-variant", null);
  setUntil(signal, marker, "data-menu-still", null);
  for (const { box } of entries) keepUntil(signal, box, "open");
  const panel = createPanel(marker, elements, signal, guard(close));
  const inner = createSubmenus(elements, signal, {
    enter: guard((submenu) => send({ type: "enter", submenu })),
    back: guard(() => send({ type: "back" })),
  });

  /** Without animation when another overlay, the server's page or another page follows. */
  function close(why: CloseReason): void {
    reason = why;
    send({ type: "close", still: !motion.allowed() || why === "ended" || why === "replaced" });
  }

  function send(event: MenuEvent): void {
    const before = state;
    state = next(before, event);
    if (state === before) return;
    const { phase, submenu, wide } = state;
    if (phase !== before.phase) changePhase(before.phase);
    if (phase === "open") panel.fit(wide);
    show();
    if (phase !== "open" || before.phase !== "open" || submenu === before.submenu || wide) return;
    if (submenu !== null) inner.focus("back", submenu);
    else if (before.submenu !== null) inner.focus("opener", before.submenu);
  }

  function changePhase(before: MenuState["phase"]): void {
    marker.toggleAttribute("data-menu-still", !motion.allowed());
    clearTimeout(timer);
    if (state.phase === "closing") timer = setTimeout(elapsed, CLOSING_TIME);
    if (before === "open") panel.goAway(reason);
    if (state.phase === "open") {
      panel.show();
      dispatch(marker, "signet:open", { id: null });
    }
    if (state.phase === "closed") panel.vanish();
    reason = "asked";
  }

  const elapsed = guard(() => send({ type: "elapsed" }));

  function show(): void {
    marker.setAttribute("data-menu-variant", state.wide ? "wide" : "narrow");
    inner.show(state);
    entries.forEach(({ box }, index) => {
      box.open = index === state.entry;
    });
  }

  function resize(): void {
    const { activeElement: focused } = document;
    send({ type: "resize", wide: isWide() });
    if (state.phase !== "open") return;
    panel.fit(state.wide);
    // The buttons between sub-menus are not visible in columns.
    if (nav.contains(focused) && focused?.getClientRects().length === 0) moveFocus(burger);
  }

  const toggle = () => send({ type: "toggle", still: !motion.allowed() });

  show();
  listenToVisitor(elements, context, {
    isOpen: () => state.phase === "open",
    unfold: (entry) => send({ type: "entry", entry }),
    close,
    resize,
  });
  if (wasOpen) {
    toggle();
    if (activeElement instanceof HTMLElement && nav.contains(activeElement)) moveFocus(activeElement);
  }
  return { toggle, end: () => close("ended") };
}
