/** What shows something without text. */
const PICTURES = "img, svg, video, iframe, object, canvas, input";

/** Whether a node shows no text: a comment, white space, something for scripts. */
const isSilent = (node: Node): boolean =>
  node instanceof Text
    ? !node.data.trim()
    : /^(#comment|script|style|noscript)$/i.test(node.nodeName) || [...node.childNodes].every(isSilent);

/** Whether a visitor sees nothing of what the server sent: comments, scripts and empty elements are nothing. */
export const isBlank = (marker: HTMLElement): boolean => isSilent(marker) && !marker.querySelector(PICTURES);
