/**
 * Copies a text to the clipboard; false when there is no clipboard (http, a frame without permission) or it refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
