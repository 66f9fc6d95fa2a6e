import { copyText } from "../../../shared/dom/copy-text.ts";

/**
 * Copies an address: as plain text, and as a link with words for programs that paste those (mail, documents). False
 * when it could not be copied.
 */
export async function copyLink(address: string, words: string): Promise<boolean> {
  const link = Object.assign(document.createElement("a"), { href: address, textContent: words });
  const blob = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    const forms = { ...blob("text/plain", address), ...blob("text/html", link.outerHTML) };
    await navigator.clipboard.write([new ClipboardItem(forms)]);
    return true;
  } catch {
    // No such clipboard, or it takes text only.
    return copyText(address);
  }
}
