import type { ComponentProps } from "react";
import { isUnfinished } from "../../../shared/dom/unfinished-input.ts";
import type { ProgrammeRoot } from "../root-context.tsx";
import { LONGEST_SEARCH } from "../state/url.ts";

/** What the search field does once its code has loaded. */
export const fieldProps = ({ store, actions }: ProgrammeRoot): ComponentProps<"input"> => ({
  autoComplete: "off",
  spellCheck: false,
  maxLength: LONGEST_SEARCH,
  onFocus({ target }) {
    if (!store.getState().typed) actions.setTyped({ text: target.value, taken: true });
  },
  onChange({ target, nativeEvent }) {
    actions.setTyped({ text: target.value, composed: isUnfinished(nativeEvent as InputEvent) });
  },
  onCompositionEnd({ currentTarget }) {
    actions.setTyped({ text: currentTarget.value });
  },
  onKeyDown(event) {
    // Only Chromium clears the field on Escape itself.
    if (event.key !== "Escape" || event.currentTarget.value === "" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actions.setTyped({ text: "" });
    actions.setFilters({ recherche: null });
  },
});
