import { createAnnouncer } from "../../shared/announce/announcer.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import { searchFormMessages } from "./messages.ts";
import type { SearchElements } from "./search-elements.ts";

export interface SearchHint {
  /** @param wasThere whether the field already had focus: a changed description is not announced then */
  show(wasThere: boolean): void;
}

let made = 0;

/** Shows a hint below an empty field until it contains text; adds a label to a field without one. */
export function searchHint(
  { form, field }: SearchElements,
  signal: AbortSignal,
  guard: MarkerContext<unknown>["guard"],
): SearchHint {
  const say = createAnnouncer(signal);
  const hint = document.createElement("p");
  hint.className = "signet-search-hint";
  hint.id = `signet-search-hint-${++made}`;
  hint.textContent = searchFormMessages.empty;
  // An open dialog makes the page's live region inert.
  const dialog = form.closest("dialog");
  if (dialog) hint.setAttribute("role", "alert");
  const isNamed = field.labels?.length || field.matches("[aria-label], [aria-labelledby]");
  if (!isNamed && !signal.aborted) setUntil(signal, field, "aria-label", searchFormMessages.field);

  let shown: AbortController | undefined;
  const clear = () => shown?.abort();
  const onInput = guard(() => {
    if (field.value.trim() !== "") clear();
  });
  field.addEventListener("input", onInput, { signal });
  // An overlay opens without the hint.
  dialog?.addEventListener("close", clear, { signal });
  signal.addEventListener("abort", clear);

  return {
    show(wasThere) {
      if (signal.aborted || field.value.trim() !== "") return;
      if (!shown || shown.signal.aborted) {
        shown = new AbortController();
        const described = field.getAttribute("aria-describedby");
        setUntil(shown.signal, field, "aria-describedby", described ? `${described} ${hint.id}` : hint.id);
        setUntil(shown.signal, field, "aria-invalid", "true");
        removeUntil(shown.signal, hint);
      }
      // Inserted again, so that the alert is announced again.
      lineOf(field, form).after(hint);
      if (wasThere && !dialog) say(searchFormMessages.empty);
    },
  };
}

/** The form's child that contains the field: the hint goes after the whole line, button included. */
function lineOf(field: Element, form: Element): Element {
  let line = field;
  while (line.parentElement && line.parentElement !== form) line = line.parentElement;
  return line;
}
