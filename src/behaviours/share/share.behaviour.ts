import { value } from "../../shared/enhance/attributes.ts";
import type { Declaration } from "../../shared/enhance/declaration.ts";
import type { ShareAttributes } from "./share.ts";

/** Copies the link and says so, offers the system's own share sheet, and closes by Escape. */
export const shareBehaviour: Declaration<ShareAttributes> = {
  kind: "behaviour",
  name: "share",
  when: "visible",
  read: (marker) => ({ url: value(marker, "url") }),
  load: () => import("./share.ts"),
};
