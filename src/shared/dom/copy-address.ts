import { copyText } from "./copy-text.ts";

/** How long a confirmation is shown, in ms (as specified). */
const SHOWN = 5000;

/** Copies an address, with words also as a link for programs that paste those; true when it could be copied. */
export type CopyAddress = (address: string, words?: string) => Promise<boolean>;

/**
 * Creates the function that copies addresses and reports the outcome: true, and null five seconds after the last copy;
 * or false, which stays, because the visitor must then copy by hand. Nothing is reported after `signal` has aborted.
 */
export function addressCopier(show: (copied: boolean | null) => void, signal: AbortSignal): CopyAddress {
  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return async (address, words) => {
    const copied = (words && (await copyLink(address, words))) || (await copyText(address));
    if (signal.aborted) return copied;
    clearTimeout(timer);
    show(copied);
    if (copied) timer = setTimeout(() => show(null), SHOWN);
    return copied;
  };
}

/** Copies a link, for mail and documents; false where there is no such clipboard, or it takes text only. */
async function copyLink(href: string, textContent: string): Promise<boolean> {
  const link = Object.assign(document.createElement("a"), { href, textContent });
  const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    const forms = { ...blob("text/plain", href), ...blob("text/html", link.outerHTML) };
    await navigator.clipboard.write([new ClipboardItem(forms)]);
    return true;
  } catch {
    return false;
  }
}
