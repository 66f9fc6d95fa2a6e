/**
 * Everything that a page can ask for: the first file to open. Each line is a declaration, of an island
 * (`data-island="NAME"`, src/islands) or of a behaviour (`data-behaviour="NAME"`, src/behaviours).
 */
import { megaMenuBehaviour } from "./behaviours/mega-menu/mega-menu.behaviour.ts";
import { programmeIsland } from "./islands/programme/programme.island.ts";
import type { AnyDeclaration } from "./shared/enhance/declaration.ts";

export const registry: readonly AnyDeclaration[] = [programmeIsland, megaMenuBehaviour];
