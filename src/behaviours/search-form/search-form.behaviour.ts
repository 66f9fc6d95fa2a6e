import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Does not send an empty search and says what is missing; fills the field with the address's `requete`. */
export const searchFormBehaviour: Declaration = {
  kind: "behaviour",
  name: "search-form",
  when: "now",
  load: () => import("../header.ts").then(({ searchForm: mount }) => ({ mount })),
};
