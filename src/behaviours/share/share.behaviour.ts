import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { ShareAttributes } from "./share.ts";

/** Copies the link and confirms it, offers the system's share sheet, and closes with Escape. */
export const shareBehaviour: Declaration<ShareAttributes> = {
  kind: "behaviour",
  name: "share",
  when: "visible",
  read: (marker) => ({ url: value(marker, "url") }),
  load: () => import("./share.ts"),
};
