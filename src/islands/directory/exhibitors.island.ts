import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { DirectoryAttributes } from "./attributes.ts";
import { authorsIsland } from "./authors.island.ts";

/**
 * The same for the exhibitors, with logo and kiosk. Its attributes are those of the authors: `data-api`,
 * `data-errors`.
 */
export const exhibitorsIsland: Declaration<DirectoryAttributes> = { ...authorsIsland, name: "exhibitors" };
