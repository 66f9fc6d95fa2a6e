import { copyText } from "./copy-text.ts";

/** How long a confirmation stands, in milliseconds (section 9). */
const STANDS = 5000;

/**
 * Copies texts and has it shown how that went: true, and null five seconds after the last of them; or false, which stands,
 * for the visitor then has something left to do. Nothing is shown after `signal` has aborted.
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
