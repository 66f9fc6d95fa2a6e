/** Puts a text on the clipboard; false when there is none (http, a frame without permission) or it refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
