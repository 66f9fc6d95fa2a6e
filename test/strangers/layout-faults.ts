/** What is out of its column, on top of other text, out of its control, or broken inside a word. */
import type { WatchedPage } from "../browser/harness.ts";

/**
 * @param ours selector of what is measured
 * @param isOverlay it may be as wide as the window
 */
export const layoutFaults = (page: WatchedPage, ours: string, isOverlay: boolean): Promise<string[]> =>
  page.evaluate(
    ([ours, isOverlay]) => {
      const { isSeen, isOver, nameOf } = window.signetSeen;
      const found = new Set<string>();
      const column = document.querySelector("main")?.getBoundingClientRect();
      if (!column) return ["the page has no column"];
      /** Edges of the boxes around an element that clip it; `cut` is where no scrolling reaches beyond. */
      const clipOf = (element: Element) => {
        let [from, to, top, bottom] = [-1e6, 1e6, -1e6, 1e6];
        let [cut, scrolls] = [1e6, false];
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
          const { overflowX, position } = getComputedStyle(box);
          if (overflowX !== "visible") {
            const edge = box.getBoundingClientRect();
            [from, to] = [Math.max(from, edge.left), Math.min(to, edge.right)];
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
            scrolls ||= overflowX === "auto" || overflowX === "scroll";
            if (!scrolls) cut = Math.min(cut, edge.right);
          }
          if (position === "fixed") break;
        }
        return { from, to, top, bottom, cut };
      };
      const wide = document.documentElement.scrollWidth;
      if (wide > innerWidth) {
        const theirs = [...document.body.querySelectorAll("*")].some(
          (one) => !one.closest(ours) && one.getBoundingClientRect().right > innerWidth + 1,
        );
        if (!theirs) found.add(`the page is ${wide} px wide, the window ${innerWidth}`);
      }
      const out = new Set<Element>();
      const kindOf = (one: Element) => `${one.localName}.${[...one.classList].join(".")}`;
      const all = [...document.querySelectorAll(`:is(${ours}), :is(${ours}) *`)].filter(isSeen);
      for (const one of all) {
        if (one.closest("svg, .leaflet-container, iframe") && !one.matches("svg, .leaflet-container, iframe"))
          continue;
        const { left, right, width, height } = one.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const { from, to } = clipOf(one);
        const [near, far] = [Math.max(left, from), Math.min(right, to)];
        if (far - near < 1) continue;
        const free = isOverlay || one.closest("dialog, [popover]");
        const [least, most] = free ? [0, innerWidth] : [column.left, column.right];
        const slack = free ? 1 : 8;
        if (near >= least - slack && far <= most + slack) continue;
        out.add(one);
        // Its ancestors say it already.
        if (one.parentElement && out.has(one.parentElement)) continue;
        found.add(`${kindOf(one)} is out of the column`);
      }

      interface Line {
        readonly one: Element;
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly bottom: number;
      }
      const lines: Line[] = [];
      /** Width of the column in which an element's text is set, in px. */
      const roomOf = (one: Element): number => {
        const style = getComputedStyle(one);
        const parent = one.parentElement;
        const around = parent && getComputedStyle(parent);
        // Space inside of its edges that is not its text's
        const edges = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"] as const;
        const own = edges.reduce((sum, edge) => sum + Number.parseFloat(style[edge]), 0);
        const isInline = /^(inline|contents)/.test(style.display);
        // An item of a row that wraps could have a line of its own.
        const isItem = around?.display.includes("flex") && around.flexWrap === "wrap";
        return (parent && (isInline || isItem) ? roomOf(parent) : one.getBoundingClientRect().width) - own;
      };
      const range = document.createRange();
      for (const one of all) {
        if (isOver(one) || one.closest("svg, .leaflet-container, option")) continue;
        const { from, to, top, bottom, cut } = clipOf(one);
        const control = one.closest("button, a.signet-button, summary, select, input");
        const { textOverflow } = getComputedStyle(one);
        for (const node of one.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
          range.selectNodeContents(node);
          for (const rect of range.getClientRects()) {
            // Between the tops of small letters and the base line: a tight line's box reaches into its neighbours'.
            const line = {
              one,
              left: Math.max(rect.left, from),
              right: Math.min(rect.right, to),
              top: Math.max(rect.top + rect.height * 0.3, top),
              bottom: Math.min(rect.bottom - rect.height * 0.25, bottom),
            };
            if (line.right - line.left < 2 || line.bottom - line.top < 2) continue;
            lines.push(line);
            if (rect.right > cut + 1.5 && textOverflow === "clip") found.add(`text of ${nameOf(one)} is cut`);
            const edge = control?.getBoundingClientRect();
            if (
              edge &&
              (line.left < edge.left - 1 ||
                line.right > edge.right + 1 ||
                line.top < edge.top - 1 ||
                line.bottom > edge.bottom + 1)
            )
              found.add(`text of ${nameOf(one)} is outside of its control`);
          }
          const piecesOf = (from: number, text: string) => {
            range.setStart(node, from);
            range.setEnd(node, from + text.length);
            return [...range.getClientRects()].filter(({ width }) => width > 0.5);
          };
          for (const { 0: word, index } of node.nodeValue.matchAll(/[\p{L}\p{N}’'/·]+/gu)) {
            const tops = new Set(piecesOf(index, word).map(({ top }) => Math.round(top / 4)));
            if (tops.size < 2) continue;
            // Only a word that is wider than its column may break, together with what no line may end before: '« '.
            const [before = ""] = /[^ \n\t-]*$/.exec(node.nodeValue.slice(0, index)) ?? [];
            const [rest = ""] = /^[^ \n\t-]*/.exec(node.nodeValue.slice(index)) ?? [];
            const pieces = piecesOf(index - before.length, before + rest);
            const needed = pieces.reduce((sum, { width }) => sum + width, 0);
            const room = roomOf(one);
            if (needed <= room)
              found.add(
                `'${word}' of ${nameOf(one)} breaks inside the word: ${Math.ceil(needed)} of ${Math.floor(room)} px`,
              );
          }
        }
      }
      /** Whether it is placed over something on purpose, such as a count in the corner of a picture. */
      const isPlaced = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).position === "absolute" || isPlaced(one.parentElement));
      for (const picture of all) {
        if (!picture.matches("img, .signet-programme-placeholder, .signet-directory-stand-in")) continue;
        if (isOver(picture) || isPlaced(picture)) continue;
        const box = picture.getBoundingClientRect();
        const edge = clipOf(picture);
        for (const line of lines) {
          const x = Math.min(line.right, box.right, edge.to) - Math.max(line.left, box.left, edge.from);
          const y = Math.min(line.bottom, box.bottom, edge.bottom) - Math.max(line.top, box.top, edge.top);
          if (x > 1 && y > 1 && !isPlaced(line.one))
            found.add(`${nameOf(line.one)} lies on a picture: ${Math.round(x)} × ${Math.round(y)}`);
        }
      }
      lines.sort((one, other) => one.top - other.top);
      for (const [index, line] of lines.entries())
        for (const other of lines.slice(index + 1)) {
          if (other.top > line.bottom) break;
          if (other.one === line.one) continue;
          const x = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          const y = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
          if (x > 1 && y > 1)
            found.add(
              `${nameOf(line.one)} lies on ${nameOf(other.one)}: ${Math.round(x)} × ${Math.round(y)}`,
            );
        }
      return [...found];
    },
    [ours, isOverlay] as const,
  );

/** Fields and handles whose edge or background does not stand out from what is around them. */
export const edgeFaults = (page: WatchedPage, ours: string): Promise<string[]> =>
  page.evaluate((ours) => {
    const { isSeen, nameOf } = window.signetSeen;
    const { read, contrast, groundOf } = window.signetColours;
    const fields = "input:not([type=hidden]), select, textarea, .signet-programme-choices, [role=slider]";
    return [...document.querySelectorAll(fields)].flatMap((one) => {
      const { width } = one.getBoundingClientRect();
      if (!one.closest(ours) || !isSeen(one) || width < 2 || one.matches(":disabled")) return [];
      const ground = groundOf(one.parentElement);
      // The edge may be its own, that of a box that it fills, or that of the part that is drawn.
      const parts = [one, one.parentElement, one.firstElementChild].filter((part) => part !== null);
      const colours = parts.flatMap((part) => {
        const { borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(part);
        return [...(Number.parseFloat(borderBottomWidth) >= 1 ? [borderBottomColor] : []), backgroundColor];
      });
      const best = Math.max(
        ...colours
          .map(read)
          .filter(([, , , a]) => a > 0.95)
          .map((colour) => contrast(colour, ground)),
        1,
      );
      const hint = getComputedStyle(one, "::placeholder");
      const words = one.matches("[placeholder]") ? contrast(read(hint.color), groundOf(one)) : 21;
      if (words < 4.5) return [`${nameOf(one)} has a placeholder of ${words.toFixed(2)}`];
      return best < 3 ? [`${nameOf(one)} has an edge of ${best.toFixed(2)}`] : [];
    });
  }, ours);
