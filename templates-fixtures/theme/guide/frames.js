// @ts-check

/** Makes the links above a frame change it in place: Back then leaves the guide. @param {Document} page */
export function startFrames(page) {
  for (const ways of page.querySelectorAll(".guide-frame-ways")) {
    ways.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const { metaKey, ctrlKey, shiftKey, button } = /** @type {MouseEvent} */ (event);
      if (!link || metaKey || ctrlKey || shiftKey || button !== 0) return;
      event.preventDefault();
      for (const other of ways.querySelectorAll("a")) other.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
      show(ways, link.href);
    });
  }
}

/**
 * Shows an address in the frame below `ways`.
 *
 * @param {Element} ways
 * @param {string} address
 */
export function show(ways, address) {
  const frame = ways.parentElement?.querySelector("iframe");
  frame?.contentWindow?.location.replace(address);
}
