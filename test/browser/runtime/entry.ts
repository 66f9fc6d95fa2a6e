/** A second signet.js, made like src/main.ts, whose markers fail in every way that the runtime must survive. */
import { value } from "../../../src/shared/enhance/attributes.ts";
import type { AnyDeclaration, Declaration } from "../../../src/shared/enhance/declaration.ts";
import { createRuntime } from "../../../src/shared/enhance/runtime.ts";
import { createStyles } from "../../../src/shared/enhance/styles.ts";

declare const __SIGNET_CSS__: string;

export interface BrokenAttributes {
  readonly how: string;
}

const busy: Declaration<{ readonly api: string }> = {
  kind: "island",
  name: "busy",
  when: "now",
  read: (marker) => ({ api: value(marker, "api") }),
  prefetch: ({ api }) => `${new URL(api, document.baseURI).href}/early`,
  load: () => import("./busy.tsx"),
};

const broken: Declaration<BrokenAttributes> = {
  kind: "island",
  name: "broken",
  when: "now",
  read: (marker) => ({ how: marker.dataset.how ?? "" }),
  load: () => import("./broken.tsx"),
};

/** A marker that shows one paragraph; only its code and its start differ. */
const calm = (name: string, more: Partial<AnyDeclaration> = {}): AnyDeclaration => ({
  kind: "island",
  name,
  when: "now",
  load: () => import("./calm.tsx"),
  ...more,
});

const registry: readonly AnyDeclaration[] = [
  busy,
  broken,
  calm("calm"),
  calm("lost", { load: () => import("./lost.ts") }),
  calm("bare"),
  calm("far", { when: "visible", load: () => import("./far.ts") }),
  calm("lazy", { when: "idle" }),
];

export const { enhance, release } = createRuntime(registry, {
  styles: createStyles(__SIGNET_CSS__, import.meta.url),
  pause: 50,
});

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => enhance());
else enhance();
