import {
  DomUtil,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  type Point as LeafletPoint,
  type ZoomAnimEvent,
} from "leaflet";
import { grouped } from "../../../../shared/text/grouped.ts";
import type { MapPlace } from "../places.ts";
import type { Point } from "./spread.ts";

type Coordinates = NonNullable<MapPlace["coordinates"]>;

/** Size of a pin, in pixels; its tip is in the middle of its lower edge. */
export const PIN = { width: 26, height: 30 } as const;

/** What a pin shows. */
export interface Pin {
  /** Id of its place. */
  readonly id: number;
  /** 'Librairie du Square, 3 activités'. */
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
  readonly coordinates: Coordinates;
  /** Offset from the place to its pin, in pixels: pins that would overlap are moved apart. */
  readonly away: Point;
}

/** Where a point of the earth is, in pixels of the map's panes. */
type Place = (coordinates: Coordinates) => LeafletPoint;

const svgElement = <Name extends "svg" | "path">(name: Name) =>
  document.createElementNS("http://www.w3.org/2000/svg", name);

/**
 * All pins of the map, and the lines from those that were moved to their places. Leaflet's own markers are an element,
 * a shadow and a dozen listeners each; here a pin is one `button` (Leaflet#7369: a marker does not react to Space), and
 * all lines are two paths of one drawing. A pin's button is kept while its place is shown, so that it keeps focus.
 */
export class PinLayer extends Layer {
  #pins: readonly Pin[] = [];
  readonly #buttons = new Map<number, HTMLButtonElement>();
  readonly #drawing = svgElement("svg");
  readonly #lines = svgElement("path");
  readonly #dots = svgElement("path");

  /** @param choose called when a pin is pressed, and not when the map is dragged by it */
  constructor(choose: (id: number, pin: HTMLElement) => void) {
    super();
    this.#drawing.setAttribute("class", "signet-programme-stalks leaflet-zoom-hide");
    this.#drawing.setAttribute("aria-hidden", "true");
    this.#drawing.append(this.#lines, this.#dots);
    this.on("click", ({ originalEvent: { target } }: LeafletMouseEvent) => {
      const button = target instanceof Element && target.closest("button");
      if (button) choose(Number(button.dataset.place), button);
    });
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    const place = () => this.#place();
    return { zoom: place, viewreset: place, zoomanim: (event) => this.#animate(event as ZoomAnimEvent) };
  }

  override onAdd(map: LeafletMap): this {
    map.getPane("shadowPane")?.append(this.#drawing);
    // Leaflet tells a click from the end of a drag for the targets that it knows.
    this.addInteractiveTarget(pane(map));
    this.#show();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    this.removeInteractiveTarget(pane(map));
    this.#drawing.remove();
    for (const button of this.#buttons.values()) button.remove();
    this.#buttons.clear();
    return this;
  }

  /** Shows these pins in place of those before, in the order of the tab key. */
  show(pins: readonly Pin[]): void {
    this.#pins = pins;
    if (this._map) this.#show();
  }

  #show(): void {
    const gone = new Map(this.#buttons);
    const fresh = document.createDocumentFragment();
    for (const pin of this.#pins) {
      gone.delete(pin.id);
      const button = this.#buttons.get(pin.id) ?? fresh.appendChild(newButton(pin.id));
      this.#buttons.set(pin.id, button);
      describe(button, pin);
    }
    for (const [id, button] of gone) {
      button.remove();
      this.#buttons.delete(id);
    }
    this.#place();
    const box = pane(this._map);
    box.append(fresh);
    // Sorted without moving the button that has focus, which would lose it.
    if (!box.contains(document.activeElement) && !isInOrder(box.children, this.#pins))
      box.append(...this.#pins.flatMap(({ id }) => this.#buttons.get(id) ?? []));
  }

  /** Puts pins and lines where they belong at the map's present zoom. */
  #place(): void {
    const map = this._map;
    const place: Place = (coordinates) => map.latLngToLayerPoint(coordinates).round();
    this.#move(place);
    let [lines, dots] = ["", ""];
    for (const { coordinates, away } of this.#pins) {
      if (away.x === 0 && away.y === 0) continue;
      const { x, y } = place(coordinates);
      lines += `M${x} ${y}l${away.x} ${away.y}`;
      dots += `M${x} ${y}h0`;
    }
    this.#lines.setAttribute("d", lines);
    this.#dots.setAttribute("d", dots);
  }

  /** Sends the pins to their places at another zoom; the css moves them there in the time of the tiles. */
  #animate({ zoom, center }: ZoomAnimEvent): void {
    const map = this._map;
    const corner = map
      .project(center, zoom)
      .subtract(map.getSize().divideBy(2))
      .add(DomUtil.getPosition(map.getPane("mapPane") as HTMLElement))
      .round();
    this.#move((coordinates) => map.project(coordinates, zoom).subtract(corner).round());
  }

  #move(place: Place): void {
    for (const { id, coordinates, away } of this.#pins) {
      const { x, y } = place(coordinates);
      const [left, top] = [x + away.x - PIN.width / 2, y + away.y - PIN.height];
      const button = this.#buttons.get(id);
      if (button) button.style.transform = `translate3d(${left}px,${top}px,0)`;
    }
  }
}

const pane = (map: LeafletMap): HTMLElement => map.getPane("markerPane") as HTMLElement;

function newButton(id: number): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "signet-programme-pin leaflet-interactive leaflet-zoom-animated";
  button.dataset.place = String(id);
  return button;
}

function describe(button: HTMLButtonElement, { name, count, chosen }: Pin): void {
  const text = grouped(count);
  if (button.textContent !== text) button.textContent = text;
  button.setAttribute("aria-label", name);
  button.setAttribute("aria-pressed", String(chosen));
}

const isInOrder = (buttons: HTMLCollection, pins: readonly Pin[]): boolean =>
  pins.every(({ id }, index) => (buttons[index] as HTMLElement | undefined)?.dataset.place === String(id));
