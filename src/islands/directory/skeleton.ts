import { shape, shapes } from "../../shared/dom/skeleton.ts";
import type { Kind } from "./kind.ts";
import { messages } from "./messages.ts";
import { SIGNS } from "./url-state.ts";

/** A directory's page without anybody in it, for a marker that is empty until the first list is in. */
export function directorySkeleton({ name }: Kind): HTMLElement {
  const signs = SIGNS.map((sign) =>
    shape("li", sign === "0" ? "signet-digits" : "", shape("span", "", sign.toUpperCase())),
  );
  const alphabet = shape(
    "div",
    "signet-alphabet",
    shape("span", "signet-letter-all", messages.all[name]),
    shape("ul", "", ...signs),
  );
  alphabet.setAttribute("aria-hidden", "true");
  const entry = () =>
    shape("div", "signet-entry", shape("span", "signet-picture"), shape("b", "signet-entry-name"));
  return shape(
    "div",
    `signet-directory signet-${name} signet-root signet-awaited`,
    alphabet,
    shape(
      "div",
      "signet-directory-head",
      shape("p", "signet-result-count", messages.ours.loading),
      shape("div", "signet-find"),
    ),
    shape("div", "signet-entry-list", shape("div", "signet-entries signet-skeleton", ...shapes(24, entry))),
  );
}
