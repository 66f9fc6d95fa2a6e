import { shape, shapes } from "../../shared/dom/skeleton.ts";
import { messages } from "./messages.ts";

/** The webcast without a stream, for a marker that is empty until the first answer is in. */
export const webcastSkeleton = (): HTMLElement =>
  shape(
    "div",
    "signet-webcast signet-root signet-awaited",
    shape(
      "div",
      "signet-screen",
      shape("div", "signet-player", shape("p", "signet-poster", messages.ours.loading)),
      shape("div", "signet-beside signet-skeleton"),
      shape("div", "signet-facts"),
    ),
    shape("ul", "signet-skeleton", ...shapes(2, () => shape("li", ""))),
  );
