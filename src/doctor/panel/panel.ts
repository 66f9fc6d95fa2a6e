/** The doctor's panel: a column beside the page, on a narrow screen a sheet over its lower part. */
import { copyText } from "../../shared/dom/copy-text.ts";
import { moveFocus } from "../../shared/focus/move-focus.ts";
import { type Examination, type MarkerRow, numberOf } from "../examine.ts";
import { type Finding, findingKey } from "../finding.ts";
import { messages } from "../messages.ts";
import { shortTag } from "../tag.ts";
import { findingItem, placeOf, showButton } from "./finding-item.ts";
import { keyedList } from "./keyed-list.ts";
import { make, makeButton } from "./make.ts";
import { type Outlines, outlines } from "./outlines.ts";

export interface PanelOptions {
  /** Whether the panel is opened at once; otherwise only its heading is shown. */
  readonly open: boolean;
  /** The report to copy. */
  readonly report: () => string;
  /** The editor asks for a new examination. */
  readonly again: () => void;
  /** Called the first time that the panel is opened. */
  readonly opened: () => void;
}

export interface Panel {
  show(examination: Examination, reading: boolean): void;
}

function markerItem(
  { element, state, at, facts, name }: MarkerRow,
  show: (element: Element) => void,
): HTMLElement {
  const title = make("strong", "", facts?.title ?? `« ${name} »`);
  return make(
    "li",
    "",
    make("p", "", title, " : ", messages.state(state, at)),
    placeOf(element),
    make("p", "signet-doctor-foot", showButton(element, show)),
  );
}

/** Whether an element begins under the panel: near the page's end it could not be scrolled from under it. */
function covers(panel: Element, element: Element): boolean {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  const { x, y } = element.getBoundingClientRect();
  return left <= x && x < right && top <= y && y < bottom;
}

export function panel(options: PanelOptions): Panel {
  const controller = new AbortController();
  const { signal } = controller;
  const layer: Outlines = outlines(signal);
  const root = make("section", "signet-root signet-doctor");
  const body = make("div", "signet-doctor-body");
  const sum = make("span", "signet-doctor-sum");
  const status = make("p", "signet-visually-hidden");
  const toggle = makeButton("signet-doctor-toggle", "", () => setOpen(body.hidden === true));
  const note = make("p", "signet-doctor-note");
  const findings = make("ol", "signet-doctor-list");
  const right = make("p", "signet-doctor-note", messages.allRight);
  const markers = make("ul", "signet-doctor-list");
  const data = make("ul", "signet-doctor-list");
  const manual = make("textarea", "signet-doctor-manual");
  let wasOpened = false;

  function setOpen(isOpen: boolean): void {
    body.hidden = !isOpen;
    toggle.ariaExpanded = String(isOpen);
    root.classList.toggle("signet-doctor-open", isOpen);
    if (isOpen && !wasOpened) {
      wasOpened = true;
      options.opened();
    }
  }

  function close(): void {
    const hadFocus = root.contains(document.activeElement);
    controller.abort();
    layer.close();
    root.remove();
    const heading = document.querySelector<HTMLElement>("h1");
    if (hadFocus && heading) moveFocus(heading);
  }

  async function copy(): Promise<void> {
    const text = options.report();
    const copied = await copyText(text);
    note.textContent = copied ? messages.copied : messages.copyFailed;
    manual.hidden = copied;
    manual.value = text;
    if (!copied) manual.select();
  }

  function choose(element: Element): void {
    const found = layer.show(element);
    status.textContent = found === element ? messages.shown(shortTag(found)) : messages.notShown;
    note.textContent = found === element ? "" : messages.notShown;
    if (covers(root, found)) root.classList.toggle("signet-doctor-aside");
  }

  const showFindings = keyedList<Finding>(
    findings,
    (finding) => findingKey(finding, numberOf),
    (finding) => findingItem(finding, choose),
  );
  const showMarkers = keyedList<MarkerRow>(
    markers,
    ({ element, state, at }) => `${numberOf(element)} ${state} ${at}`,
    (row) => markerItem(row, choose),
  );
  const showData = keyedList<string>(
    data,
    (line) => line,
    (line) => make("li", "", line),
  );

  const heading = make("h2", "signet-doctor-heading", toggle);
  const closeButton = makeButton("signet-icon signet-icon-close signet-doctor-close", "", close);
  const dataHeading = make("h3", "", messages.data);
  root.popover = "manual";
  root.setAttribute("aria-label", messages.title);
  root.lang = "fr";
  body.id = "signet-doctor-body";
  toggle.setAttribute("aria-controls", body.id);
  toggle.append(make("span", "", messages.title), " ", sum);
  closeButton.append(make("span", "signet-visually-hidden", messages.close));
  status.role = "status";
  note.role = "status";
  manual.hidden = true;
  manual.readOnly = true;
  manual.setAttribute("aria-label", messages.copy);
  body.append(
    make(
      "div",
      "signet-doctor-actions",
      makeButton("signet-button signet-button-solid", messages.copy, copy),
      makeButton("signet-button", messages.again, options.again),
    ),
    note,
    manual,
    make("h3", "", messages.toCorrect),
    right,
    findings,
    make("h3", "", messages.markers),
    markers,
    dataHeading,
    data,
  );
  root.append(make("div", "signet-doctor-head", heading, closeButton), status, body);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || body.hidden) return;
    // The page's own overlays stay open.
    event.stopPropagation();
    setOpen(false);
    moveFocus(toggle);
  });
  document.documentElement.append(root);
  root.showPopover();
  setOpen(options.open);

  let said = "";
  return {
    show(examination, reading) {
      if (signal.aborted) return;
      const faults = examination.findings.filter(({ level }) => level === "fault").length;
      const text = messages.sum(faults, examination.findings.length - faults);
      sum.textContent = text;
      root.classList.toggle("signet-doctor-bad", faults > 0);
      if (said !== text) status.textContent = `${messages.title} : ${text}`;
      said = text;
      right.hidden = examination.findings.length > 0;
      showFindings(examination.findings);
      showMarkers(examination.markers);
      const lines = reading ? [...examination.data, messages.reading] : examination.data;
      dataHeading.hidden = lines.length === 0;
      showData(lines);
      layer.set(body.hidden ? [] : examination.findings.flatMap(({ element }) => element ?? []));
    },
  };
}
