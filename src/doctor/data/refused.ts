/** Addresses that the schemas refuse silently: the link or the picture is not shown. */
import { safeLink } from "../../shared/links/safe-link.ts";
import type { DataFault } from "./data-check.ts";
import { counted, listed } from "./listed.ts";
import { textOf } from "./read-list.ts";

/** @param fields names of the rows' addresses */
export function refusedAddresses(raw: readonly unknown[], fields: readonly string[]): readonly DataFault[] {
  const found = raw.flatMap((row) =>
    fields
      .map((field) => textOf(row, field))
      .filter((value) => value !== "" && safeLink(value) === null)
      .map((value) => ({ title: textOf(row, "title") || textOf(row, "streamTitle") || "?", value })),
  );
  const [first] = found;
  if (!first) return [];
  const count = counted(found.length, "Une adresse est refusée", "adresses sont refusées");
  return [
    {
      level: "fault",
      what: `${count}, sur ${listed(found.map(({ title }) => title))} : ${first.value}.`,
      todo: "Écrivez une adresse qui commence par https:// ou par /.",
    },
  ];
}
