import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { withPart } from "../../shared/enhance/with-part.ts";
import { readFacts } from "../../shared/facts/read-facts.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { setUntil } from "../../shared/undo/set-until.ts";
import type { ShareElements } from "./share-panel.ts";

export interface ShareAttributes {
  /** `data-url`: the address to share; by default the page's own. */
  readonly url: string;
}

/** @throws MarkerError when there is no `<details>` to open */
function find(marker: HTMLElement): ShareElements {
  const details = marker.querySelector("details");
  const summary = details?.querySelector<HTMLElement>(":scope > summary");
  if (!details || !summary)
    throw markerError("no-details", {
      expected: '<div data-behaviour="share"><details><summary>…</summary></details></div>',
    });
  return { details, summary };
}

function enhance(elements: ShareElements, context: MarkerContext<ShareAttributes>): void {
  const { details, summary } = elements;
  const { marker, signal, guard } = context;
  setUntil(signal, marker, "class", `${marker.className} signet-root signet-sharing`);
  // An editor writes a plain summary, which would look like text.
  if (!summary.className) setUntil(signal, summary, "class", "signet-button signet-icon signet-icon-share");

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !details.open) return;
    // Escape closes this block only.
    event.preventDefault();
    details.open = false;
    moveFocus(summary);
  };
  details.addEventListener("keydown", guard(onKey), { signal });

  // The panel's code is loaded when the visitor is about to open it. Without it, links and address field still work.
  let asked = false;
  const fill = guard(() => {
    if (asked) return;
    asked = true;
    withPart(
      context,
      () => import("./share-panel.ts"),
      async ({ fillPanel }) => {
        await readFacts(context);
        fillPanel(elements, context);
      },
    );
  });
  for (const kind of ["pointerover", "focusin", "toggle"]) details.addEventListener(kind, fill, { signal });
  if (details.open) fill();
}

export const mount = defineBehaviour({ find, enhance });
