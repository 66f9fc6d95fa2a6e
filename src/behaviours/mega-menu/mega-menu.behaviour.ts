import type { Declaration } from "../../shared/enhance/declaration.ts";

/**
 * Shows the site's menu over a page that does not scroll, below the header, with its button still reachable: in
 * columns where there is space, otherwise with sub-menus. It closes with an animation.
 */
export const megaMenuBehaviour: Declaration = {
  kind: "behaviour",
  name: "mega-menu",
  when: "now",
  load: () => import("../header.ts").then(({ megaMenu: mount }) => ({ mount })),
};
