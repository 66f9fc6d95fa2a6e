/**
 * The one script of a page. It enhances the page's markers once the HTML is there, and offers `enhance` and
 * `release` to pages that insert or remove HTML later. Nothing may import this file: a CMS appends ?ver=… to its
 * address, and a chunk that asked for it by its bare name would run it a second time.
 */
import { registry } from "./registry.ts";
import { createRuntime } from "./shared/enhance/runtime.ts";
import { createStyles } from "./shared/enhance/styles.ts";

/** Put in by build.mjs: the names of the css files, see `createStyles`. */
declare const __SIGNET_CSS__: string;

export const { enhance, release } = createRuntime(registry, {
  styles: createStyles(__SIGNET_CSS__, import.meta.url),
});

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => enhance());
else enhance();
