import type { StoreApi } from "zustand/vanilla";
import type { MarkerContext } from "../../../shared/enhance/declaration.ts";
import { pageSize } from "../../../shared/facts/facts.ts";
import { shape, shapes, showSkeleton } from "../../../shared/skeleton/skeleton.ts";
import type { Kind } from "../domain/kind.ts";
import type { messages } from "../messages.ts";
import type { DirectoryState } from "../state/state.ts";

/** Passed by the start, because this chunk shares no module with it. */
interface Start {
  readonly letters: readonly string[];
  readonly words: typeof messages;
}

/** Shows a directory's page without entries in an empty marker, until the first list has loaded. */
export const show = (
  context: MarkerContext<unknown>,
  store: StoreApi<DirectoryState>,
  kind: Kind,
  start: Start,
): void => showSkeleton(context, store, directorySkeleton(kind, start));

function directorySkeleton({ name }: Kind, { letters, words }: Start): HTMLElement {
  const items = letters.map((letter) =>
    shape("li", letter === "0" ? "signet-directory-digits" : "", shape("span", "", letter.toUpperCase())),
  );
  const alphabet = shape(
    "div",
    "signet-directory-alphabet",
    shape("span", "signet-directory-letter-all", words.all[name]),
    shape("ul", "", ...items),
  );
  alphabet.setAttribute("aria-hidden", "true");
  const entry = () =>
    shape(
      "div",
      "signet-directory-entry",
      shape("span", "signet-directory-picture"),
      shape("b", "signet-directory-entry-name"),
    );
  return shape(
    "div",
    `signet-directory signet-${name} signet-root signet-awaited`,
    alphabet,
    shape(
      "div",
      "signet-directory-head",
      shape("p", "signet-directory-result-count", words.ours.loading),
      shape("div", "signet-directory-find"),
    ),
    shape(
      "div",
      "signet-directory-entry-list",
      shape("div", "signet-entries signet-skeleton", ...shapes(pageSize(), entry)),
    ),
  );
}
