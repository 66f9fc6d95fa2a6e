/** Gives the keyboard a place to stand, when what it stood on is gone. */
export function focusById(id: string): void {
  document.getElementById(id)?.focus();
}
