import { entriesQuery } from "../../islands/directory/api/api.ts";
import { parseEntries } from "../../islands/directory/domain/entry.ts";
import { kindOf } from "../../islands/directory/domain/kind.ts";
import type { Http } from "../../shared/http/http.ts";
import type { RowId } from "../../shared/http/row-id.ts";
import { grouped } from "../../shared/text/grouped.ts";
import { commonFault, type ReadData } from "./data-check.ts";
import { counted, listed } from "./listed.ts";
import { pictureFaults } from "./pictures.ts";
import { readList } from "./read-list.ts";
import { refusedAddresses } from "./refused.ts";

/** Asks for a whole directory, of authors or of exhibitors. */
export async function checkDirectory(
  marker: HTMLElement,
  root: string,
  http: Http,
  signal: AbortSignal,
): Promise<ReadData> {
  const { name, call } = kindOf(marker);
  const address = (page: number) => `${root}/${call}?${entriesQuery(null, page)}`;
  const list = await readList(http, address, parseEntries, signal);
  const pictures = list.items.flatMap(({ title, picture }) => (picture ? [{ title, picture }] : []));
  const label = name === "authors" ? "Auteur·rice·s" : "Exposant·e·s";
  const ids = new Set<RowId>();
  const twice = list.items.filter(({ id }) => ids.size === ids.add(id).size);
  return {
    summary: `${label} : ${counted(list.items.length, "1 fiche lue", "fiches lues")} sur ${grouped(list.count)}.`,
    faults: [
      ...commonFault(
        twice,
        "fault",
        (count, names) =>
          `${counted(count, "Une fiche a l’identifiant", "fiches ont l’identifiant")} d’une autre, et ne se voit pas : ${listed(names)}.`,
        "Donnez à chaque fiche son identifiant (id), le même sur toutes les pages.",
      ),
      ...refusedAddresses(list.raw, ["url"]),
      ...(await pictureFaults(pictures, document.baseURI, signal)),
    ],
    errors: list.errors,
  };
}
