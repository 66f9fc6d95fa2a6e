/**
 * Whether a click is left to its link in this window: made with the primary button, without a key that means another tab
 * or a download, and not handled by another listener. Takes React's events, too.
 */
export const isPlainClick = (
  click: Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey">,
): boolean =>
  !(
    click.defaultPrevented ||
    click.button ||
    click.ctrlKey ||
    click.metaKey ||
    click.shiftKey ||
    click.altKey
  );
