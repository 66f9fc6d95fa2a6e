import { useMemo, useState } from "react";
import { addressCopier, type CopyAddress } from "../dom/copy-address.ts";

/** `addressCopier` for a component: the outcome that is shown, and the function that copies. */
export function useCopy(
  signal: AbortSignal,
): readonly [copied: boolean | null, copy: CopyAddress, hide: () => void] {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = useMemo(() => addressCopier(setCopied, signal), [signal]);
  return [copied, copy, () => setCopied(null)];
}
