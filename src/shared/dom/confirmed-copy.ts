import { copyText } from "./copy-text.ts";

/** How long a confirmation is shown, in ms (section 9). */
const STANDS = 5000;

/**
 * Copies texts and reports the outcome: true, and null five seconds after the last copy; or false, which stays,
 * because the visitor must then copy by hand. Nothing is reported after `signal` has aborted.
 */
export function confirmedCopy(
  show: (copied: boolean | null) => void,
  signal: AbortSignal,
): (text: string) => Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return async (text) => {
    const copied = await copyText(text);
    if (signal.aborted) return;
    clearTimeout(timer);
    show(copied);
    if (copied) timer = setTimeout(() => show(null), STANDS);
  };
}
