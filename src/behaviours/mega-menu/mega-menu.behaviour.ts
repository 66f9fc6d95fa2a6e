import type { Declaration } from "../../shared/enhance/declaration.ts";

/**
 * The menu lies over a page that stands still, below the header whose button stays in reach: in columns where there is
 * room, else with sub-menus one behind the other; and it takes its time to go.
 */
export const megaMenuBehaviour: Declaration = {
  kind: "behaviour",
  name: "mega-menu",
  when: "now",
  load: () => import("../header.ts").then(({ megaMenu: mount }) => ({ mount })),
};
