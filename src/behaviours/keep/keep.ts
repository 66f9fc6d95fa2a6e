import { createAnnouncer } from "../../shared/announce/announcer.ts";
import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { restoreFocus } from "../../shared/focus/restore-focus.ts";
import { type RowId, readRowId } from "../../shared/http/row-id.ts";
import { keepMessages } from "../../shared/selection/messages-keep.ts";
import { pageSelection } from "../../shared/selection/selection.ts";
import { tellKept } from "../../shared/selection/tell-kept.ts";
import { unquoted } from "../../shared/text/unquoted.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";

interface KeepElements {
  readonly id: RowId;
  readonly title: string;
}

const wordsOf = (element: Element | null): string => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** `data-title`, or else the nearest heading or link: in the marker, or in what contains it. */
function titleOf(marker: HTMLElement): string {
  let title = unquoted(marker.getAttribute("data-title"));
  for (let box: Element | null = marker; box && title === ""; box = box.parentElement)
    title = wordsOf(box.querySelector("h1, h2, h3, h4, h5, h6")) || wordsOf(box.querySelector("a[href]"));
  return title;
}

/** @throws MarkerError without the id of an activity */
function find(marker: HTMLElement): KeepElements {
  const text = unquoted(marker.getAttribute("data-activity"));
  const id = readRowId(text);
  const expected = '<div data-behaviour="keep" data-activity="123">';
  if (text === "") throw markerError("no-activity", { expected });
  if (id === undefined) throw markerError("bad-activity", { values: [text], expected });
  return { id, title: titleOf(marker) };
}

function enhance({ id, title }: KeepElements, context: MarkerContext<unknown>): void {
  const { marker, signal, guard } = context;
  const selection = pageSelection();
  const place = { marker, signal, announce: createAnnouncer(signal) };
  restoreFocus(context);

  const button = document.createElement("button");
  button.type = "button";
  button.className = "signet-keep";
  button.setAttribute("aria-label", keepMessages.name(title));
  const show = guard(() => button.setAttribute("aria-pressed", String(selection.has(id))));
  selection.subscribe(show, signal);
  show();
  const press = guard(() => {
    if (selection.has(id)) selection.drop(id);
    else selection.keep(id, null);
    tellKept(place, id, button);
  });
  button.addEventListener("click", press, { signal });

  const box = document.createElement("span");
  box.className = "signet-root signet-keep-place";
  box.append(button);
  marker.append(box);
  removeUntil(signal, box);
}

export const mount = defineBehaviour({ find, enhance });
