/**
 * What `import "signet-salon"` gives to a project with a bundler; for a script tag it is `main.ts`. The build writes the entry
 * `dist/module.js`, which calls this with the css as modules (docs/decisions/0032). On a server nothing happens.
 */
import { registry } from "./registry.ts";
import { adoptStyles, type Sheets } from "./shared/enhance/adopt-styles.ts";
import { asksForDoctor } from "./shared/enhance/asks-for-doctor.ts";
import { meetsFloor } from "./shared/enhance/floor.ts";
import { createRuntime, type Runtime } from "./shared/enhance/runtime.ts";

/** Enhances the page's markers once the HTML has been parsed. */
export function start(sheets: Sheets): Runtime {
  const hasPage = "document" in globalThis;
  const styles = adoptStyles(sheets);
  const runtime = createRuntime(hasPage && meetsFloor() ? registry : null, { styles });
  // The doctor is loaded first, so that it sees everything.
  const begin = () => {
    if (!asksForDoctor()) return runtime.enhance();
    import("./doctor/doctor.ts").then(({ styleWith }) => styleWith(styles)).finally(runtime.enhance);
  };
  if (hasPage) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
    else begin();
  }
  return runtime;
}
