/**
 * The one script of a page. It enhances the page's markers once the HTML has been parsed, and exports `enhance` and
 * `release` for pages that insert or remove HTML later. Nothing may import this file: a CMS appends ?ver=… to its
 * address, and a chunk that imported it by its plain name would run it a second time.
 */
import { registry } from "./registry.ts";
import { asksForDoctor } from "./shared/enhance/asks-for-doctor.ts";
import { meetsFloor } from "./shared/enhance/floor.ts";
import { createRuntime } from "./shared/enhance/runtime.ts";
import { createStyles } from "./shared/enhance/styles.ts";

/** Inserted by build.mjs: the names of the css files, see `createStyles`. */
declare const __SIGNET_CSS__: string;

export const { enhance, release } = createRuntime(meetsFloor() ? registry : null, {
  styles: createStyles(__SIGNET_CSS__, import.meta.url),
});

/** The doctor is loaded first, so that it sees everything. */
function start(): void {
  if (asksForDoctor()) import("./doctor/doctor.ts").finally(enhance);
  else enhance();
}

// On the document: what delays scripts dispatches the event there, and it may not bubble.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
