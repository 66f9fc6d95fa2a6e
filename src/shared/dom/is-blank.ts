/** Elements that are visible without text. */
const PICTURES = "img, svg, video, iframe, object, canvas, input";

/** Whether a node shows no text: a comment, white space, a script. */
const isSilent = (node: Node): boolean =>
  node instanceof Text
    ? !node.data.trim()
    : /^(#comment|script|style|noscript)$/i.test(node.nodeName) || [...node.childNodes].every(isSilent);

/** Whether the server's HTML shows nothing: comments, scripts and empty elements do not count. */
export const isBlank = (marker: HTMLElement): boolean => isSilent(marker) && !marker.querySelector(PICTURES);
