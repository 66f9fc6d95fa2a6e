/**
 * All markers that a page can use: the first file to open. Each line is a declaration, of an island
 * (`data-island="NAME"`, src/islands) or of a behaviour (`data-behaviour="NAME"`, src/behaviours).
 */
import { booksBehaviour } from "./behaviours/books/books.behaviour.ts";
import { cardRotationBehaviour } from "./behaviours/card-rotation/card-rotation.behaviour.ts";
import { faqBehaviour } from "./behaviours/faq/faq.behaviour.ts";
import { keepBehaviour } from "./behaviours/keep/keep.behaviour.ts";
import { megaMenuBehaviour } from "./behaviours/mega-menu/mega-menu.behaviour.ts";
import { mustSeeBehaviour } from "./behaviours/must-see/must-see.behaviour.ts";
import { searchFormBehaviour } from "./behaviours/search-form/search-form.behaviour.ts";
import { searchOverlayBehaviour } from "./behaviours/search-overlay/search-overlay.behaviour.ts";
import { selectionLinkBehaviour } from "./behaviours/selection-link/selection-link.behaviour.ts";
import { shareBehaviour } from "./behaviours/share/share.behaviour.ts";
import { videoOverlayBehaviour } from "./behaviours/video-overlay/video-overlay.behaviour.ts";
import { authorsIsland } from "./islands/directory/authors.island.ts";
import { exhibitorsIsland } from "./islands/directory/exhibitors.island.ts";
import { nowIsland } from "./islands/now/now.island.ts";
import { programmeIsland } from "./islands/programme/programme.island.ts";
import { selectionIsland } from "./islands/selection/selection.island.ts";
import { webcastIsland } from "./islands/webcast/webcast.island.ts";
import type { AnyDeclaration } from "./shared/enhance/declaration.ts";

export const registry: readonly AnyDeclaration[] = [
  programmeIsland,
  authorsIsland,
  exhibitorsIsland,
  webcastIsland,
  selectionIsland,
  nowIsland,
  megaMenuBehaviour,
  searchFormBehaviour,
  searchOverlayBehaviour,
  faqBehaviour,
  shareBehaviour,
  videoOverlayBehaviour,
  mustSeeBehaviour,
  booksBehaviour,
  cardRotationBehaviour,
  keepBehaviour,
  selectionLinkBehaviour,
];
