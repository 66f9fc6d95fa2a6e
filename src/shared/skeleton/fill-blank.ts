/** Elements that are visible without text. */
const PICTURES = "img, svg, video, iframe, object, canvas, input";

/** Whether a node shows no text: a comment, white space, a script. */
const isSilent = (node: Node): boolean =>
  node instanceof Text
    ? !node.data.trim()
    : /^(#comment|script|style|noscript)$/i.test(node.nodeName) || [...node.childNodes].every(isSilent);

/**
 * Loads the loading animation into a marker whose HTML from the server shows nothing: comments, scripts and empty
 * elements do not count. If its code cannot be loaded, the marker stays empty until the first answer.
 */
export function fillBlank<Code>(
  marker: HTMLElement,
  load: () => Promise<Code>,
  fill: (code: Code) => void,
): void {
  if (isSilent(marker) && !marker.querySelector(PICTURES)) load().then(fill, () => {});
}
