import { moveFocus } from "../../shared/focus/move-focus.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import type { MenuElements } from "./find-menu.ts";
import type { MenuState } from "./menu-state.ts";
import { menuMessages } from "./messages.ts";
import { outside } from "./outside.ts";

export interface Submenus {
  show(state: MenuState): void;
  /** Focuses the first element of a sub-menu, or the button that opens it. */
  focus(kind: "back" | "opener", submenu: number): void;
}

/** Adds a button that opens each sub-menu and one that returns, until `signal` aborts. In columns they are hidden. */
export function createSubmenus(
  { nav, submenus }: MenuElements,
  signal: AbortSignal,
  onPress: { enter(submenu: number): void; back(): void },
): Submenus {
  const buttons = submenus.map(({ box: section, label }, index) => {
    setUntil(signal, section, "id", section.id || `${nav.id}-${index + 1}`);
    setUntil(signal, section, "hidden", null);
    const opener = button("signet-menu-opener", label.textContent?.trim() ?? "", () => onPress.enter(index));
    opener.setAttribute("aria-controls", section.id);
    const back = button("signet-menu-back", menuMessages.back, onPress.back);
    section.before(opener);
    section.prepend(back);
    return { opener, back };
  });

  function button(name: string, text: string, pressed: () => void): HTMLButtonElement {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `signet-icon ${name}`;
    made.textContent = text;
    made.addEventListener("click", pressed, { signal });
    removeUntil(signal, made);
    return made;
  }

  let aside = new AbortController();

  return {
    show({ wide, submenu }) {
      aside.abort();
      submenus.forEach(({ box }, index) => {
        const { opener, back } = buttons[index] as (typeof buttons)[number];
        box.hidden = !wide && index !== submenu;
        opener.hidden = wide;
        back.hidden = wide;
        opener.setAttribute("aria-expanded", String(index === submenu));
      });
      const shown = submenus[submenu ?? -1];
      if (!shown) return;
      aside = new AbortController();
      for (const element of outside(nav, [shown.box]))
        if (!element.hidden) setUntil(aside.signal, element, "hidden", "");
    },
    focus: (kind, submenu) => void moveFocus(buttons[submenu]?.[kind]),
  };
}
