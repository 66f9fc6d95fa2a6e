/**
 * The doctor: `?signet-doctor` in a page's address, or `data-doctor` on a script tag, opens a panel that says in French
 * what is wrong with the page and its data (docs/doctor.md). The entry loads this file before it looks for markers, so that
 * nothing is missed; visitors never load it. It only looks: no attribute, class or style of the page is changed.
 */

import { createStyles, type Styles } from "../shared/enhance/styles.ts";
import { takePageFacts } from "../shared/facts/page-facts.ts";
import { readHtmlWith } from "../shared/text/plain-text.ts";
import { checkData, hasData } from "./data/check-data.ts";
import type { DataCheck } from "./data/data-check.ts";
import { checkOffline, workerTag } from "./data/offline-check.ts";
import { examine } from "./examine.ts";
import { markerLog } from "./marker-log.ts";
import { type Panel, panel } from "./panel/panel.ts";
import { reportText } from "./report-text.ts";

/** Inserted by build.mjs: the css files of the panel, and the package's version. */
declare const __SIGNET_DOCTOR_CSS__: string;
declare const __SIGNET_VERSION__: string;

// The widgets create the policy `signet`, and a page may allow each name once. The build gives this file its own copy of
// the module: here named entities stay as they are written.
readHtmlWith({
  decode: (entity) => entity,
  isElement: (name) => !(document.createElement(name) instanceof HTMLUnknownElement),
});

/** Pause after a change of the page before it is examined again, in ms. */
const PAUSE = 200;

let styles: Styles = createStyles(__SIGNET_DOCTOR_CSS__, import.meta.url);

/** In a bundle Signet has no script tag. */
let isBundled = false;

/** Replaces the panel's style sheets, which a bundler has as modules; called as soon as this file is loaded. */
export const styleWith = (own: Styles): void => {
  styles = own;
  isBundled = true;
};

const checks = new Map<Element, DataCheck>();
const { signal } = new AbortController();
let shown: Panel | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let reading = false;

const look = () => examine(document, log, checks, isBundled);
const show = () => shown?.show(look(), reading);
const examineAgain = () => {
  clearTimeout(timer);
  timer = setTimeout(show, PAUSE);
};
const log = markerLog(document, examineAgain);

/** Reads the data of all markers, one marker after the other, and what the worker may keep. */
async function readAll(): Promise<void> {
  if (reading) return;
  reading = true;
  checks.clear();
  show();
  for (const marker of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (hasData(marker)) checks.set(marker, await checkData(marker, signal));
    show();
  }
  const tag = workerTag(document);
  if (tag) checks.set(tag, await checkOffline(tag, signal));
  reading = false;
  show();
}

const report = () =>
  reportText(look(), {
    // Query and fragment may hold what is nobody else's: a preview's key, a plan.
    address: `${location.origin}${location.pathname}`,
    version: __SIGNET_VERSION__,
    script: isBundled
      ? "bundle"
      : (document.querySelector<HTMLScriptElement>('script[src*="signet.js"]')?.src ?? "module"),
    browser: navigator.userAgent,
    window: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} px`,
    time: new Date().toISOString(),
  });

/**
 * Resolves when no sheet that the widgets have requested is on its way. This file has its own copy of styles.ts, which
 * would request the shared sheet again, after those of the widgets, and so undo their rules. (A list of sheets that all
 * copies share would cost the entry bytes on every page, for a panel that visitors never open.)
 */
function widgetsAreStyled(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  // Only ours have an `onload`, and leave the page when they fail.
  const onTheirWay = [...links].filter(({ sheet, onload }) => !sheet && onload);
  const end = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      for (const type of ["load", "error"]) link.addEventListener(type, resolve, { signal });
    });
  return Promise.all(onTheirWay.map(end));
}

async function open(): Promise<void> {
  const isAsked = location.search.includes("signet-doctor");
  // The widgets' facts may be the page's own; their faults are reported by the widgets.
  takePageFacts({ signal, report: () => {} });
  await widgetsAreStyled();
  await styles("doctor", 1000, signal);
  shown = panel({ open: isAsked, report, again: readAll, opened: () => queueMicrotask(readAll) });
  show();
}

// The whole page is there, and the widgets have started, before the panel is drawn.
const openAfterLoad = () => setTimeout(open);
if (document.readyState === "complete") openAfterLoad();
else addEventListener("load", openAfterLoad, { once: true });
