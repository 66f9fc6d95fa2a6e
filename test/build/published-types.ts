/**
 * Checked by the compiler, never run: the types that are published say what `main.ts` and `module.ts` export, no more and no less.
 */
import type * as exported from "../../src/main.ts";
import type { start } from "../../src/module.ts";
import type { Trouble } from "../../src/shared/trouble/trouble.ts";
import type * as published from "../../src/signet.d.ts";

/** Fails to compile unless both fit where the other is wanted. */
type Same<A, B> = [A, B] extends [B, A] ? true : { readonly first: A; readonly second: B };

export const proofs: readonly true[] = [
  true satisfies Same<typeof published.enhance, typeof exported.enhance>,
  true satisfies Same<typeof published.release, typeof exported.release>,
  true satisfies Same<"enhance" | "release", keyof typeof exported>,
  true satisfies Same<Pick<typeof published, "enhance" | "release">, ReturnType<typeof start>>,
  true satisfies Same<published.SignetTrouble, Trouble>,
];
