import { type BaseIconOptions, Icon } from "leaflet";
import { grouped } from "../../../../shared/text/grouped.ts";

interface PlaceIconOptions extends BaseIconOptions {
  readonly place: number;
  /** 'Librairie du Square, 3 activités'. */
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
  /** Offset from the place to its pin, in pixels: pins that would overlap are moved apart. */
  readonly away: { readonly x: number; readonly y: number };
}

export const PIN = { width: 26, height: 30 } as const;

/**
 * A place's pin. It is a button, because Leaflet's own marker is a `div` that reacts to Enter but not to Space
 * (Leaflet#7369). The element is kept when the place changes, so that it keeps focus. Leaflet's shadow layer, below
 * all pins, has a line from the pin to the place.
 */
export class PlaceIcon extends Icon<PlaceIconOptions> {
  override createIcon(old?: HTMLElement): HTMLElement {
    const { place, name, count, chosen, away } = this.options;
    const pin = old ?? document.createElement("button");
    pin.setAttribute("type", "button");
    pin.className = "signet-programme-pin";
    pin.dataset.place = String(place);
    pin.setAttribute("aria-label", name);
    pin.setAttribute("aria-pressed", String(chosen));
    pin.textContent = grouped(count);
    // Margins are protected by armour.css, and Leaflet itself uses the transform.
    pin.style.left = `${away.x - PIN.width / 2}px`;
    pin.style.top = `${away.y - PIN.height}px`;
    return pin;
  }

  override createShadow(old?: HTMLElement): HTMLElement {
    const { x, y } = this.options.away;
    const stalk = old ?? document.createElement("div");
    stalk.className = "signet-programme-stalk";
    stalk.hidden = x === 0 && y === 0;
    stalk.style.setProperty("--length", `${Math.hypot(x, y)}px`);
    stalk.style.setProperty("--turn", `${Math.atan2(y, x)}rad`);
    return stalk;
  }
}
