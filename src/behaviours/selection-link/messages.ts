/** French text of the link to the selection, this project's own. */
import { grouped } from "../../shared/text/grouped.ts";
import { plural } from "../../shared/text/plural.ts";
import { words } from "../../shared/text/words.ts";

export const selectionLinkMessages = words("selection-link", {
  /** After the link's own words: 'Ma sélection, 3 activités'. */
  count: (count: number) => `, ${grouped(count)} ${plural(count, "activité", "activités")}`,
});
