export interface Box {
  readonly what: string;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Runs inside the page: rectangles of each widget and of its main parts, rounded to pixels. */
export function boxes(): Box[] {
  // What is out of sight has an estimated height, until an engine has drawn it: compare heights, not estimates.
  for (const part of document.querySelectorAll<HTMLElement>("body *"))
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  const markers = [...document.querySelectorAll("[data-island], [data-behaviour]")];
  return markers.flatMap((marker, place) => {
    const name = marker.getAttribute("data-island") ?? marker.getAttribute("data-behaviour");
    const roots = marker.querySelectorAll(".signet-root, .signet-root > *, .signet-root > * > *");
    const parts = [marker, ...roots].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        // A board shows other places every 15 seconds.
        !one.closest("[data-board] .signet-now-places"),
    );
    return parts.slice(0, 60).map((one, index) => {
      const { left, width, height } = one.getBoundingClientRect();
      return {
        what: `${name} ${place + 1}, box ${index + 1} (${one.classList[0] ?? one.localName})`,
        left: Math.round(left),
        width: Math.round(width),
        height: Math.round(height),
      };
    });
  });
}
