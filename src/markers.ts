/** The facts of all markers, for the guide, the documents, the plugin and the doctor: visitors never download them. */
import { booksFacts } from "./behaviours/books/books.facts.ts";
import { cardRotationFacts } from "./behaviours/card-rotation/card-rotation.facts.ts";
import { faqFacts } from "./behaviours/faq/faq.facts.ts";
import { keepFacts } from "./behaviours/keep/keep.facts.ts";
import { megaMenuFacts } from "./behaviours/mega-menu/mega-menu.facts.ts";
import { mustSeeFacts } from "./behaviours/must-see/must-see.facts.ts";
import { searchFormFacts } from "./behaviours/search-form/search-form.facts.ts";
import { searchOverlayFacts } from "./behaviours/search-overlay/search-overlay.facts.ts";
import { selectionLinkFacts } from "./behaviours/selection-link/selection-link.facts.ts";
import { shareFacts } from "./behaviours/share/share.facts.ts";
import { videoOverlayFacts } from "./behaviours/video-overlay/video-overlay.facts.ts";
import { authorsFacts } from "./islands/directory/authors.facts.ts";
import { exhibitorsFacts } from "./islands/directory/exhibitors.facts.ts";
import { nowFacts } from "./islands/now/now.facts.ts";
import { programmeFacts } from "./islands/programme/programme.facts.ts";
import { selectionFacts } from "./islands/selection/selection.facts.ts";
import { webcastFacts } from "./islands/webcast/webcast.facts.ts";
import type { MarkerFacts } from "./markers/marker-facts.ts";

/** Islands first, in the order of the guide. */
export const markerFacts: readonly MarkerFacts[] = [
  programmeFacts,
  authorsFacts,
  exhibitorsFacts,
  webcastFacts,
  selectionFacts,
  nowFacts,
  megaMenuFacts,
  searchFormFacts,
  searchOverlayFacts,
  faqFacts,
  shareFacts,
  videoOverlayFacts,
  mustSeeFacts,
  booksFacts,
  cardRotationFacts,
  keepFacts,
  selectionLinkFacts,
];
