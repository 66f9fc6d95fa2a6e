/** Asks a marker's API again, and says what is wrong with its answers. */
import { identityOf } from "../../shared/enhance/scan.ts";
import { readRoot } from "../../shared/http/api-root.ts";
import { createHttp } from "../../shared/http/http.ts";
import { unquoted } from "../../shared/text/unquoted.ts";
import type { Finding } from "../finding.ts";
import { troubleFindings } from "../troubles/trouble-findings.ts";
import type { DataCheck, ReadData } from "./data-check.ts";
import { checkDirectory } from "./directory-check.ts";
import { checkNow } from "./now-check.ts";
import { checkProgramme } from "./programme-check.ts";
import { checkSelection } from "./selection-check.ts";
import { checkWebcast } from "./webcast-check.ts";

const http = createHttp();

function readData(marker: HTMLElement, root: string, signal: AbortSignal): Promise<ReadData> {
  const { name } = identityOf(marker);
  if (name === "programme") return checkProgramme(root, http, signal);
  if (name === "webcast") return checkWebcast(marker, root, http, signal);
  if (name === "selection") return checkSelection(root, http, signal);
  if (name === "now") return checkNow(marker, root, http, signal);
  return checkDirectory(marker, root, http, signal);
}

/** Whether the marker has data that can be asked for. */
export const hasData = (marker: Element): boolean =>
  /^(programme|authors|exhibitors|webcast|selection|now)$/.test(identityOf(marker).name) &&
  marker.hasAttribute("data-island") &&
  !marker.hasAttribute("data-before-event") &&
  readRoot(unquoted(marker.getAttribute("data-api"))) !== "";

/** The card of a row on the page; the marker without one. */
const cardOf = (marker: Element, slug: string | undefined): Element =>
  (slug && marker.querySelector(`[data-slug="${CSS.escape(slug)}"]`)) || marker;

/** Never rejects: a call that fails is a finding. */
export async function checkData(marker: HTMLElement, signal: AbortSignal): Promise<DataCheck> {
  const root = readRoot(unquoted(marker.getAttribute("data-api"))).replace(/\/+$/, "");
  const asFindings = (error: unknown) => troubleFindings(marker, { ...identityOf(marker), error }, false);
  try {
    const { summary, faults, errors } = await readData(marker, root, signal);
    const rows = faults.map(({ slug, ...fault }): Finding => ({ ...fault, element: cardOf(marker, slug) }));
    return { summary, findings: [...rows, ...errors.flatMap(asFindings)] };
  } catch (error) {
    return { summary: "Les données ne se lisent pas.", findings: asFindings(error) };
  }
}
