import { permitted } from "../../../../shared/dom/permitted.ts";

/** Whether past activities are hidden, in the page's address: `passees=masquees`. The programme keeps keys that are not its own. */
const KEY = "passees";
const HIDDEN = "masquees";

export const readHidden = (search: string): boolean => new URLSearchParams(search).get(KEY) === HIDDEN;

/** Writes the choice into the address, without a history entry. */
export function writeHidden(hidden: boolean): void {
  const address = new URL(location.href);
  const others = address.search
    .replace(/^\?/, "")
    .split("&")
    .filter((piece) => piece !== "" && piece.split("=")[0] !== KEY);
  address.search = [...others, ...(hidden ? [`${KEY}=${HIDDEN}`] : [])].join("&");
  permitted(() => history.replaceState(history.state, "", address));
}
